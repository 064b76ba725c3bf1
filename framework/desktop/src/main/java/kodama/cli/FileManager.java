package kodama.cli;

import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import kodama.replay.ReplayException;

/**
 * Shows files in the system's file manager, at most one in two seconds, because a game may ask in each frame. Used by
 * one thread.
 */
final class FileManager {
    private static final long PERIOD_NANOS = TimeUnit.SECONDS.toNanos(2);

    private long lastNanos = System.nanoTime() - PERIOD_NANOS;

    /**
     * Shows a file in its folder; does nothing without a display.
     *
     * @throws ReplayException if the system has no file manager
     */
    void show(Path file) {
        if (GraphicsEnvironment.isHeadless() || System.nanoTime() - lastNanos < PERIOD_NANOS) return;
        lastNanos = System.nanoTime();
        File shown = file.toFile().getAbsoluteFile();
        try {
            Desktop desktop = Desktop.getDesktop();
            if (desktop.isSupported(Desktop.Action.BROWSE_FILE_DIR)) desktop.browseFileDirectory(shown);
            else desktop.open(shown.getParentFile());
        } catch (IOException | UnsupportedOperationException refused) {
            throw new ReplayException("the replays are in " + shown.getParent());
        }
    }
}
