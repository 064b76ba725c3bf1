package kodama.dev.portal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.file.GameFiles;
import kodama.player.menu.MenuItem;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import kodama.request.LoopRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PortalEntriesTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void game() throws IOException {
        Files.createDirectories(folder.resolve("scenes"));
        Files.createDirectories(folder.resolve("saves"));
        Files.writeString(folder.resolve("game.lua"), "return {}");
        Files.writeString(folder.resolve("saves/s.lua"), "return {}");
        Files.writeString(folder.resolve("scenes/stage.lua"), "scene.mark 'boss'");
        Files.writeString(folder.resolve("portal.lua"), "return { { 'A', save = 's' }, { 'A', scene = 'stage' } }");
    }

    private List<MenuItem<LoopRequest.SoftReset>> read(String... loops) {
        return new PortalEntries(GameFiles.folder(folder), Set.of(loops)).read().items();
    }

    private static List<String> ids(List<MenuItem<LoopRequest.SoftReset>> items) {
        return items.stream().map(MenuItem::id).toList();
    }

    @Test
    void everyEntryHasAUniqueId() {
        assertEquals(List.of("/Play", "/A", "/A#2", "Scenes/stage \u00BB boss"), ids(read("game")));
    }

    @Test
    void entriesAreNotListedTwice() throws IOException {
        Files.writeString(folder.resolve("scenes/main.lua"), "scene.mark 'end'");
        Files.writeString(folder.resolve("portal.lua"), "return { { 'B', scene = 'stage', mark = 'boss' } }");
        assertEquals(List.of("/Play", "/B", "Scenes/main \u00BB end", "Scenes/stage"), ids(read("game")));
        Files.writeString(folder.resolve("game.lua"), "return { scene = 'stage' }");
        assertEquals(List.of("/Play", "/B", "Scenes/main", "Scenes/main \u00BB end"), ids(read("game")));
    }

    @Test
    void sectionsAreListed() throws IOException {
        Files.writeString(folder.resolve("scenes/stage.lua"), """
                local stage = require "kodama.shooter.stage"
                local WIDTH = math.floor(draw.width / 2) + sfx.laser(3).length
                return stage {
                  { name = "wood", run = wait_forever },
                  { name = "guardian", boss = { run = wait_forever, phases = {
                    { name = "Rain", run = wait_forever }, { hp = 5, run = wait_forever } } } },
                }
                """);
        Files.delete(folder.resolve("portal.lua"));
        List<MenuItem<LoopRequest.SoftReset>> items = read("game");
        assertEquals(
                List.of(
                        "/Play",
                        "Scenes/stage",
                        "Scenes/stage \u00BB wood",
                        "Scenes/stage \u00BB guardian",
                        "Scenes/stage \u00BB guardian \u00BB Rain",
                        "Scenes/stage \u00BB guardian \u00BB 2"),
                ids(items));
        assertEquals(
                FirstScene.of("stage").withFields(Map.of("section", "guardian/Rain")),
                items.get(4).requireValue().first());
    }

    @Test
    void aSceneWithSectionsThatFailsIsListedWithoutThem() throws IOException {
        Files.writeString(folder.resolve("scenes/stage.lua"), "local sections error 'no'");
        Files.delete(folder.resolve("portal.lua"));
        assertEquals(List.of("/Play", "Scenes/stage"), ids(read("game")));
    }

    @Test
    void anEndlessSceneFileIsAborted() throws IOException {
        Files.writeString(folder.resolve("scenes/stage.lua"), "local sections while true do end");
        Files.delete(folder.resolve("portal.lua"));
        assertEquals(List.of("/Play", "Scenes/stage"), ids(read("game")));
    }

    @Test
    void anUnknownSectionIsReported() throws IOException {
        Files.writeString(
                folder.resolve("scenes/stage.lua"), "return { run = function() end, sections = { 'wood', 'boss' } }");
        Files.writeString(
                folder.resolve("portal.lua"), "return { { 'A', scene = 'stage', fields = { section = 'bos' } } }");
        assertEquals(
                List.of("portal.lua:1: 'A': scene 'stage' has no section 'bos' (did you mean 'boss'?)"),
                new PortalEntries(GameFiles.folder(folder), Set.of("game"))
                        .read().problems().stream().map(Throwable::getMessage).toList());
    }

    @Test
    void anUnknownMarkIsReported() throws IOException {
        Files.writeString(folder.resolve("scenes/stage.lua"), "scene.mark 'boss'");
        Files.writeString(folder.resolve("portal.lua"), "return { { 'A', scene = 'stage', mark = 'bos' } }");
        assertEquals(
                "portal.lua:1: 'A': scene 'stage' has no mark 'bos' (did you mean 'boss'?)",
                new PortalEntries(GameFiles.folder(folder), Set.of("game"))
                        .read()
                        .problems()
                        .get(0)
                        .getMessage());
    }

    @Test
    void marksWithComputedNamesAreAllowed() throws IOException {
        Files.writeString(folder.resolve("scenes/stage.lua"), "for i = 1, 3 do scene.mark('wave ' .. i) end");
        Files.writeString(folder.resolve("portal.lua"), "return { { 'A', scene = 'stage', mark = 'wave 2' } }");
        assertEquals(
                List.of(),
                new PortalEntries(GameFiles.folder(folder), Set.of("game"))
                        .read()
                        .problems());
    }

    @Test
    void anEntryThatEqualsTheNormalStartNamesIt() throws IOException {
        Files.writeString(
                folder.resolve("portal.lua"), "return { { group = 'Chapters', { 'Night', scene = 'stage' } } }");
        Files.writeString(folder.resolve("game.lua"), "return { scene = 'stage' }");
        assertEquals(List.of("/Play", "Scenes/stage \u00BB boss"), ids(read("game")));
        assertEquals("Night", read("game").get(0).note());
    }

    @Test
    void scenesAreListedDespiteAnInvalidGameLua() throws IOException {
        Files.writeString(folder.resolve("portal.lua"), "return {}");
        Files.writeString(folder.resolve("game.lua"), "return {");
        assertEquals(List.of("/Play", "Scenes/stage", "Scenes/stage \u00BB boss"), ids(read("game")));
    }

    @Test
    void entriesRequestASoftReset() {
        List<MenuItem<LoopRequest.SoftReset>> items = read("game");
        assertEquals(
                new LoopRequest.SoftReset("game", FirstScene.DEFAULT),
                items.get(0).value());
        assertEquals(
                new LoopRequest.SoftReset("game", FirstScene.of("stage").withMark("boss")),
                items.get(3).value());
        assertEquals("s", items.get(1).note());
    }

    @Test
    void customLoopObjectsAreListed() {
        List<MenuItem<LoopRequest.SoftReset>> items = read("game", "portal", "editor");
        assertEquals("Loop objects/editor", items.get(4).id());
        assertEquals(new LoopRequest.SoftReset("editor"), items.get(4).value());
    }

    @Test
    void testsAreListedIfThereAreAny() throws IOException {
        assertEquals(4, read("game", "test").size());
        Files.writeString(folder.resolve("ship_test.lua"), "");
        assertEquals(4, read("game", "portal").size());
        assertEquals(
                new LoopRequest.SoftReset("test"), read("game", "test").get(4).value());
    }

    @Test
    void aStartIsDescribedInALine() {
        assertEquals("as in game.lua", FirstSceneText.of(FirstScene.DEFAULT));
        List<DebugCommand> commands = List.of(
                new DebugCommand("heal", List.of()), new DebugCommand("items", List.of(List.of("bomb", 1.5), true)));
        FirstScene first = new FirstScene("stage", "field", Map.of("level", 3.0), "rich", commands, 30, "boss");
        assertEquals(
                "stage \u00BB boss on field, save rich, heal(), items({bomb, 1.5}, true), {level = 3}, 30 fps",
                FirstSceneText.of(first));
        assertEquals(
                "first scene, save rich",
                FirstSceneText.of(new FirstScene("", "", Map.of(), "rich", List.of(), 0, "")));
    }

    @Test
    void anEntryWithAMissingSceneIsAProblem() throws IOException {
        Files.writeString(folder.resolve("portal.lua"), "return { { 'A', scene = 'stag' }, { 'B' } }");
        PortalEntries.Listing found = new PortalEntries(GameFiles.folder(folder), Set.of("game")).read();
        assertEquals("/B", found.items().get(1).id());
        assertEquals(
                "portal.lua:1: 'A': there is no scene 'stag': scenes/stag.lua is missing (did you mean 'stage'?)",
                found.problems().get(0).getMessage());
    }
}
