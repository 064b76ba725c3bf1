package kodama.dev.error;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kodama.file.GameFiles;
import kodama.loop.GameError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceLinesTest {
    @TempDir
    private Path folder;

    private String failing(String message) {
        GameError error = new GameError("scene 'main'", message, Optional.of("main.lua"), 1, "");
        List<SourceLines.Line> lines = SourceLines.around(GameFiles.folder(folder), error);
        return lines.stream()
                .filter(SourceLines.Line::failing)
                .map(line -> line.number() + " " + line.text())
                .findFirst()
                .orElse("none");
    }

    private void write(String path, String text) throws IOException {
        Files.createDirectories(folder.resolve(path).getParent());
        Files.writeString(folder.resolve(path), text);
    }

    @Test
    void theLineOfADataFileInTheMessageIsShown() throws IOException {
        write("main.lua", "data.read 'levels/1.json'");
        write("levels/1.json", "\uFEFF[\n  x\n]");
        assertEquals("2   x", failing("main.lua:1: data.read: levels/1.json:2:3: expected a value but found 'x'"));
    }

    @Test
    void theLineOfASongIsShown() throws IOException {
        write("main.lua", "sound.play 'a'");
        write("sounds/a.mml", "A cde\nA x");
        assertEquals(
                "2 A x", failing("main.lua:1: sound 'a' cannot be loaded: sounds/a.mml:2:3: there is no command 'x'"));
    }

    @Test
    void otherwiseTheLineOfTheScriptIsShown() throws IOException {
        write("main.lua", "error 'x'");
        assertEquals("1 error 'x'", failing("main.lua:1: nothing.json:1: x"));
        assertEquals("1 error 'x'", failing("main.lua:1: ../../etc/a.xml:1: x"));
        assertEquals("1 error 'x'", failing("main.lua:1: x"));
    }
}
