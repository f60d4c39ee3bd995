import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { openEarly } from "$lib/early";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { need, speak } from "$lib/words.svelte";
import { install } from "$parts/installed";

// Load the screens that most visits begin with together with their messages. If that fails, the app shows it.
if (router.route.name === "home") Promise.all([import("./screens/Home.svelte"), need("home", "forms")]).catch(() => undefined);
if (router.route.name === "table") {
  openEarly(router.route.key);
  import("./screens/TableScreen.svelte").catch(() => undefined);
}
await speak(settings.language).catch(() => speak("en"));
const target = document.getElementById("app");
if (target) mount(App, { target });
install();
