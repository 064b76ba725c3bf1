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
 * Where the last picture goes: to the file that the command line names, if it names one. As a hook it has a smooth game
 * drawn as it is at the last tick, not between two.
 */
final class FinalScreenshot implements FrameHook {
    private final @Nullable Path named;
    private final Path otherwise;
    private final PrintWriter err;

    /**
     * @param otherwise the file of a picture that no one asked for, if that name is free
     * @param err where its name is printed then
     */
    FinalScreenshot(@Nullable Path named, Path otherwise, PrintWriter err) {
        this.named = named;
        this.otherwise = otherwise;
        this.err = err;
    }

    /** Refuses a file that cannot be written before the game is played for it. */
    void checkFile() {
        if (named != null) tell(() -> OutputFile.check(named));
    }

    @Override
    public void afterDraw(long frames) {}

    @Override
    public boolean capturesForComparison() {
        return true;
    }

    boolean isRequested() {
        return named != null;
    }

    /** Writes the picture, if one was asked for. */
    void save(OffscreenPresenter presenter) {
        if (named != null) tell(() -> OutputFile.write(named, presenter.png()));
    }

    /** Writes the picture in any case, never over a file that was not named, and says where it is. */
    void saveAlways(OffscreenPresenter presenter) {
        save(presenter);
        tell(() -> err.println("kodama: the last picture is "
                + (named == null ? AtomicFile.writeNew(otherwise, presenter.png()) : named)));
    }

    private static void tell(Runnable writing) {
        try {
            writing.run();
        } catch (GameFileException e) {
            throw new CommandException("the picture could not be written: " + e.getMessage(), e);
        }
    }
}
