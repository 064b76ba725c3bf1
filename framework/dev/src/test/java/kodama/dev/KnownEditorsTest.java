package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KnownEditorsTest {
    private static String command(Map<String, String> environment) {
        return KnownEditors.command(name -> Optional.ofNullable(environment.get(name)));
    }

    @Test
    void kodamaEditorIsAWholeCommandAndComesFirst() {
        assertEquals("mine {file}", command(Map.of("KODAMA_EDITOR", "mine {file}", "VISUAL", "code")));
    }

    @Test
    void editorsWithAWindowGetTheLineInTheirOwnSyntax() {
        assertEquals("code -g {file}:{line}", command(Map.of("VISUAL", "code --wait")));
        assertEquals("/usr/bin/subl {file}:{line}", command(Map.of("EDITOR", "/usr/bin/subl -w")));
        assertEquals("emacsclient -n +{line} {file}", command(Map.of("EDITOR", "emacsclient")));
        assertEquals(
                "\"C:\\Program Files\\Notepad++\\notepad++.exe\" -n{line} {file}",
                command(Map.of("VISUAL", "\"C:\\Program Files\\Notepad++\\notepad++.exe\"")));
    }

    @Test
    void editorsInATerminalAreIgnored() {
        assertEquals("", command(Map.of("EDITOR", "vim")));
        assertEquals("", command(Map.of("EDITOR", "emacsclient -t")));
        assertEquals("kate --line {line} {file}", command(Map.of("VISUAL", "nano", "EDITOR", "kate")));
    }

    @Test
    void withoutVariablesTheDesktopIsUsed() {
        assertEquals("", command(Map.of()));
        assertEquals("", command(Map.of("KODAMA_EDITOR", " ", "VISUAL", "")));
    }
}
