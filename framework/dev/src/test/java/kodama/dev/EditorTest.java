package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EditorTest {
    private static final Path FILE = Path.of("/games/my game/ship.lua");

    private final List<List<String>> started = new ArrayList<>();

    private List<String> command(String template) {
        new Editor(template, started::add).open(FILE, 12);
        return started.get(0);
    }

    @Test
    void fileAndLineAreInsertedIntoTheCommand() {
        assertEquals(List.of("code", "-g", FILE + ":12"), command("code -g {file}:{line}"));
    }

    @Test
    void aPathWithSpacesIsOneArgument() {
        assertEquals(List.of("emacs", "+12", FILE.toString()), command("  emacs +{line}   {file} "));
    }

    @Test
    void quotedWordsAreOneArgument() {
        assertEquals(
                List.of("C:\\Program Files\\e.exe", "-n12", FILE.toString()),
                command("\"C:\\Program Files\\e.exe\" -n{line} \"{file}\""));
    }

    @Test
    void aCommandWithoutAFileGetsItAppended() {
        assertEquals(List.of("gedit", FILE.toString()), command("gedit"));
    }

    @Test
    void theStartedProgramIsReported() {
        assertEquals("opened by gedit", new Editor("gedit", started::add).open(FILE, 1));
    }

    @Test
    void aMissingProgramIsReported() {
        Editor editor = new Editor("nosuch {file}", command -> {
            throw new IOException("error=2");
        });
        assertEquals(
                "nosuch cannot be started; set KODAMA_EDITOR to a command like: code -g {file}:{line}",
                editor.open(FILE, 1));
    }

    @Test
    void withoutAnEditorTheVariableIsSuggested() {
        assertEquals(
                "set KODAMA_EDITOR to a command like: code -g {file}:{line}",
                new Editor("", started::add).open(FILE, 1));
    }
}
