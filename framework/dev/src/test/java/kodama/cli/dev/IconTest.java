package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import kodama.desktop.DisplayAvailability;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("display")
@Timeout(30)
class IconTest {
    @BeforeEach
    void needsADisplay() {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
    }

    @Test
    void aMissingPictureIsNamed(@TempDir Path folder) throws Exception {
        Shell shell = new Shell(folder).game("wait(1)");
        Files.writeString(folder.resolve("game.lua"), "return { width = 32, height = 16, icon = 'nosuch' }");
        shell.kodama("run", folder.toString());
        assertEquals(2, shell.code());
        shell.says("kodama: game.lua: option 'icon': image 'nosuch' cannot be loaded: ");
    }
}
