package kodama.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FirstPictureTest {
    @TempDir
    private Path folder;

    @Test
    void aPhaseLastsFromTheEndOfThePhaseBeforeIt() {
        String lines = "Java=1040\nsettings=1050\nwindow=1150\n";
        assertEquals(Map.of("Java", 40L, "settings", 10L, "window", 100L), FirstPicture.phases(lines, 1000));
        assertEquals(Map.of(), FirstPicture.phases("\n", 1000));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "runs a shell of Unix")
    void aStartEndsWhenTheFileIsWritten() {
        FirstPicture picture = start("echo a=5 > times; sleep 100");
        assertNotNull(picture);
        assertEquals(List.of("a"), List.copyOf(picture.phases().keySet()));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "runs a shell of Unix")
    void aProgramThatEndsBeforeHasNoPicture() {
        assertNull(start("true"));
    }

    private FirstPicture start(String script) {
        List<String> command = List.of("/bin/sh", "-c", "cd '" + folder + "'; " + script);
        return FirstPicture.of(command, Map.of(), folder.resolve("times"));
    }
}
