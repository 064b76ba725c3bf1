package kodama.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import kodama.draw.OffscreenPresenter;
import kodama.file.AtomicFile;
import kodama.file.GameFileException;
import kodama.file.OutputFile;
import kodama.loop.FrameHook;
import org.jspecify.annotations.Nullable;

/**
 * Writes the last frame of a game to the file of {@code --screenshot}. As a hook, it makes a smooth game draw its
 * last tick exactly, not a moment between two ticks.
 */
final class FinalScreenshot implements FrameHook {
    private final @Nullable Path requested;
    private final Path defaultFile;
    private final PrintWriter err;

    /**
     * @param defaultFile file of a picture that was not requested, if that name is free
     * @param err receives the name of that file
     */
    FinalScreenshot(@Nullable Path requested, Path defaultFile, PrintWriter err) {
        this.requested = requested;
        this.defaultFile = defaultFile;
        this.err = err;
    }

    /** Checks that the file can be written, before the game starts. */
    void checkFile() {
        if (requested != null) wrapFailure(() -> OutputFile.check(requested));
    }

    @Override
    public void afterDraw(long frames) {}

    @Override
    public boolean capturesForComparison() {
        return true;
    }

    boolean isRequested() {
        return requested != null;
    }

    /** Writes the picture if it was requested. */
    void save(OffscreenPresenter presenter) {
        if (requested != null) wrapFailure(() -> OutputFile.write(requested, presenter.png()));
    }

    /** Writes the picture even if it was not requested, but then never over an existing file, and prints its name. */
    void saveAlways(OffscreenPresenter presenter) {
        save(presenter);
        wrapFailure(() -> err.println("kodama: the last frame is "
                + (requested == null ? AtomicFile.writeNew(defaultFile, presenter.png()) : requested)));
    }

    private static void wrapFailure(Runnable writing) {
        try {
            writing.run();
        } catch (GameFileException e) {
            throw new CommandException("screenshot: " + e.getMessage(), e);
        }
    }
}
