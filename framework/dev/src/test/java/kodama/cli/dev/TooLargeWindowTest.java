package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import kodama.desktop.DisplayAvailability;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("display")
@Timeout(30)
class TooLargeWindowTest {
    @BeforeEach
    void needsADisplay() {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
    }

    @Test
    void isRefusedInASentence(@TempDir Path folder) {
        Shell shell = new Shell(folder).game("wait(1)");
        shell.kodama("run", folder.toString(), "--scale", "1000");
        assertEquals(2, shell.code());
        assertEquals(1, shell.err().lines().count(), shell.err());
        shell.says(
                "kodama: a window of 32000x16000 (32x16 at scale 1000) does not fit the screen, which has space for ");
    }

    @Test
    void aSizeIsRefusedInASentence(@TempDir Path folder) {
        Shell shell = new Shell(folder).game("wait(1)");
        shell.kodama("run", folder.toString(), "--window-size", "16000x16000");
        assertEquals(2, shell.code());
        assertEquals(1, shell.err().lines().count(), shell.err());
        shell.says("kodama: a window of 16000x16000 does not fit the screen, which has space for ");
    }

    @Test
    void aScaleAndASizeContradictEachOther(@TempDir Path folder) {
        Shell shell = new Shell(folder).game("wait(1)");
        shell.kodama("run", folder.toString(), "--window-size", "64x64", "--scale", "2");
        shell.refuses("kodama: --scale and --window-size both set the size of the window; use only one of them");
    }
}
