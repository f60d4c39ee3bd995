"""How sure players are of their predictions, on a real server: kept secret during the game, stored, and scored."""

import asyncio

import foretell as ft
from tests.server.harness import Person, Server


def test_confidence_from_a_socket_to_the_scores(server: Server) -> None:
    async def whole() -> None:
        async with Person(server) as ada, Person(server, "Ben") as ben:
            key = (await ada.call("POST", "/play", {"name": "Ada", "wishes": {"players": 2}}))["table"]["id"]
            seat, watcher = await ada.connect(key), await ben.connect(key)
            said = 0
            while not seat.over:
                if not seat.choices:
                    await seat.next()
                    continue
                token = seat.choices[0]
                act = {"ply": seat.ply, "action": token}
                if token.startswith("="):
                    said += 1
                    assert await ada.refused("POST", f"/tables/{key}/moves", {**act, "confidence": 101}) == "malformed"
                    if said == 2:  # by HTTP
                        await ada.call("POST", f"/tables/{key}/moves", {**act, "confidence": 65})
                    else:
                        await seat.send({"type": "act", **act, "confidence": 65})
                elif said == 0:
                    assert (await seat.refusal({"type": "act", **act, "confidence": 65}))["code"] == "malformed"
                    await seat.act(token)
                else:
                    await seat.act(token)
                await seat.hear("frame", seat=0)  # the bot may predict at the same time
            await seat.until_saved()
            await watcher.until(seat.ply)
            for told in (*seat.received, *watcher.received):
                assert b"confidence" not in told or b'"type":"refused"' in told
                assert b" 65" not in told
            found = await ada.call("GET", "/games/calibration")
            assert found["total"]["predictions"] == said == 3
            assert found["total"]["said"] == 0.65
            assert [one["kind"] for one in found["bins"]] == ["60"]
            assert (await ben.call("GET", "/games/calibration"))["total"] is None
            text = (await ben.http.get(f"/api/v1/tables/{key}/record")).text
            assert text.count(", seat 0, 65 %") == 3
            assert ft.Record.parse(text).replay().result is not None
            await seat.close()
            await watcher.close()

    asyncio.run(whole())
