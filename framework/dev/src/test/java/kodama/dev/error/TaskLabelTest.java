package kodama.dev.error;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import kodama.file.GameFiles;
import kodama.loop.FailedTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TaskLabelTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void script() throws IOException {
        Files.createDirectories(folder.resolve("enemies"));
        Files.writeString(folder.resolve("enemies/boss.lua"), """
                local function attack(self)
                end
                function Boss.rest(self)
                end
                boss.rage = function(self)
                end
                return function(self)
                end
                spawn(function() end)
                """);
    }

    private String words(String name, String parent) {
        return new TaskLabel(GameFiles.folder(folder)).of(new FailedTask(name, parent, "", 1, Map.of()));
    }

    @Test
    void aNamedTaskHasItsName() {
        assertEquals("attack", words("attack", ""));
    }

    @Test
    void aSubtaskBelongsToItsParent() {
        assertEquals("boss's attack", words("attack", "boss"));
    }

    @Test
    void aTaskWithoutANameHasThatOfItsFunction() {
        assertEquals("attack", words("enemies/boss.lua:1", ""));
        assertEquals("rest", words("enemies/boss.lua:3", ""));
        assertEquals("rage", words("enemies/boss.lua:5", ""));
    }

    @Test
    void aFunctionReturnedByAFileHasTheNameOfTheFile() {
        assertEquals("boss's attack", words("enemies/boss.lua:1", "enemies/boss.lua:7"));
    }

    @Test
    void anAnonymousFunctionHasItsLine() {
        assertEquals("boss's boss.lua:9", words("enemies/boss.lua:9", "enemies/boss.lua:7"));
    }

    @Test
    void anUnreadableFileLeavesTheLine() {
        assertEquals("gone.lua:4", words("enemies/gone.lua:4", ""));
        assertEquals("boss.lua:400", words("enemies/boss.lua:400", ""));
        assertEquals("x.lua:4", words("../x.lua:4", ""));
    }
}
