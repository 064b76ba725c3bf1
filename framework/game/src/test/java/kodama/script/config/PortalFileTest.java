package kodama.script.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import kodama.file.GameFiles;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PortalFileTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void scenesAndASave() throws IOException {
        Files.createDirectories(folder.resolve("saves"));
        Files.createDirectories(folder.resolve("scenes"));
        Files.writeString(folder.resolve("saves/rich.lua"), "");
        for (String scene : List.of("stage", "field", "title", "boss", "over", "one", "three"))
            Files.writeString(folder.resolve("scenes/" + scene + ".lua"), "");
    }

    private PortalFile read(String source) {
        try {
            Files.writeString(folder.resolve("portal.lua"), source);
            return PortalFile.read("portal.lua", GameFiles.folder(folder));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> titles(PortalFile file) {
        return file.entries().stream()
                .map(each -> each.group() + "/" + each.title())
                .toList();
    }

    private static List<String> messages(PortalFile file) {
        return file.problems().stream().map(Throwable::getMessage).toList();
    }

    @Test
    void entriesHaveAllFieldsOfAFirstScene() {
        PortalFile file = read("""
                return { { group = "Battles",
                  { "Boss", scene = "stage", base = "field", fields = { level = 3 }, save = "rich",
                    commands = { { "lives", 5 }, "heal" }, fps = 30, mark = "boss" } } }
                """);
        List<DebugCommand> commands =
                List.of(new DebugCommand("lives", List.of(5.0)), new DebugCommand("heal", List.of()));
        FirstScene first = new FirstScene("stage", "field", Map.of("level", 3.0), "rich", commands, 30, "boss");
        assertEquals(List.of(new PortalFile.Entry("Battles", "Boss", first)), file.entries());
        assertEquals(List.of(), file.problems());
    }

    @Test
    void aSceneOrAMarkIsTheDefaultTitle() {
        PortalFile file = read("return { 'title', { scene = 'stage' }, { scene = 'stage', mark = 'boss' } }");
        assertEquals(List.of("/title", "/stage", "/stage: boss"), titles(file));
    }

    @Test
    void groupsCanBeNestedAndBuiltInLoops() {
        PortalFile file = read("""
                local bosses = { group = "Bosses" }
                for i = 1, 2 do bosses[i] = { "Boss " .. i, scene = "boss", fields = { number = i } } end
                return { group = "All", "title", bosses, "over" }
                """);
        assertEquals(List.of("All/title", "Bosses/Boss 1", "Bosses/Boss 2", "All/over"), titles(file));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "return {|portal.lua:1: unexpected symbol near <eof>",
                "return nothing.here|portal.lua:1: attempt to index global 'nothing' (a nil value)",
                "return 5|portal.lua must return a list of groups but returned a number",
                "while true do end|portal.lua:1: ran longer than 1,000,000 instructions without yielding (an endless loop, or too much work at once?)",
                "return { { 'A', sceen = 'a' } }|portal.lua:1: 'A': unknown field 'sceen' (did you mean 'scene'?)",
                "return { { 'A', fps = 500 } }"
                        + "|portal.lua:1: 'A': 'fps' of the first scene must be a whole number from 1 to 240 but was 500",
                "return { { 'A', 'B', scene = 'a' } }|portal.lua:1: 'A': an entry must have one title in its list but has 2",
                "return { { 5, scene = 'a' } }|portal.lua: entry 1: a title must be a string but was a number",
                "return { { save = 'a' } }|portal.lua: entry 1: an entry must have a title or a scene",
                "return { { group = 'G', 7 } }|portal.lua: entry 1 of 'G': an entry must be a table such as"
                        + " { \"Boss fight\", scene = \"stage\" } but was a number",
                "return { { group = 5 } }|portal.lua: 'group' must be a string but was a number",
                "return { group = 'G', gruop = 5 }"
                        + "|portal.lua: unknown field 'gruop' of a group (did you mean 'group'?); entries are tables in its list",
                "return { 'stge' }|portal.lua:1: 'stge': there is no scene 'stge': scenes/stge.lua is missing"
                        + " (did you mean 'stage'?)",
                "return { { 'A', scene = 'none' } }"
                        + "|portal.lua:1: 'A': there is no scene 'none': scenes/none.lua is missing (did you mean 'one'?)",
                "return { { scene = 'boss', base = 'feld' } }|portal.lua: entry 1: there is no scene 'feld':"
                        + " scenes/feld.lua is missing (did you mean 'field'?)",
                "return { { 'A', save = 'rch' } }|portal.lua:1: 'A': there is no debug save 'rch':"
                        + " saves/rch.lua is missing (did you mean 'rich'?)",
                "return { '../title' }|portal.lua:1: '../title': scenes/../title.lua: the path must not contain '..'",
                "local g = { group = 'G' } g[1] = g return g|portal.lua:1: 'G': groups are nested more than 20 deep",
                "local f = {} for i = 1, 17 do f = { f, f, f } end return { { 'A', fields = { f = f } } }"
                        + "|portal.lua:1: 'A': the first scene must not hold more than 100,000 values",
            })
    void mistakesAreReportedWithTheirLine(String source, String message) {
        List<String> messages = messages(read(source));
        assertEquals(1, messages.size(), messages.toString());
        assertEquals(message, messages.get(0));
    }

    @Test
    void anEndlessListStopsAfterTenThousandEntries() {
        PortalFile file = read("local g = { group = 'G' } for i = 1, 3 do g[i] = g end return { g }");
        List<String> messages = messages(file);
        assertEquals("portal.lua must not list more than 10,000 entries", messages.get(messages.size() - 1));
    }

    @Test
    void aWrongEntryDoesNotAffectTheOthersAndIsLocatedByItsTitle() {
        PortalFile file = read("""
                return {
                  { group = "Levels",
                    { "One", scene = "one" },
                    { "Two", scene = 2 },
                    { "Three", scene = "three" } },
                }
                """);
        assertEquals(List.of("Levels/One", "Levels/Three"), titles(file));
        assertEquals(
                List.of("portal.lua:4: 'Two': 'scene' of the first scene must be a string but was 2"), messages(file));
    }
}
