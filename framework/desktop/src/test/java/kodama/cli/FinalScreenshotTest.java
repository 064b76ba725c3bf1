package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.draw.OffscreenPresenter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FinalScreenshotTest {
    @Test
    void anUnrequestedScreenshotNeverReplacesAFile(@TempDir Path folder) throws IOException {
        Path mine = Files.writeString(folder.resolve("kodama.png"), "mine");
        StringWriter messages = new StringWriter();
        FinalScreenshot unrequested = new FinalScreenshot(null, mine, new PrintWriter(messages, true));
        unrequested.saveAlways(new OffscreenPresenter(16, 16));
        assertEquals("mine", Files.readString(mine));
        Path picture = folder.resolve("kodama-2.png");
        assertTrue(Files.exists(picture));
        assertEquals("kodama: the last frame is " + picture, messages.toString().strip());
    }
}
