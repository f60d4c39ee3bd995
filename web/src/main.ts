import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "$lib/settings.svelte";
import { speak } from "$lib/words.svelte";
import { install } from "$parts/installed";

await speak(settings.language).catch(() => speak("en"));
const target = document.getElementById("app");
if (target) mount(App, { target });
install();
