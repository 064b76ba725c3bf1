package kodama.player;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.draw.FrameBuffer;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.loop.FrameHook;
import org.jspecify.annotations.Nullable;

/**
 * Takes screenshots of the game, in its own pixels and without developer overlays, into files named by the time.
 *
 * <p>The next frame drawn after {@link #take} is copied; the game thread writes it after a later frame.
 */
public final class Screenshots implements FrameHook {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd_HH-mm-ss", Locale.ROOT);

    private final Supplier<@Nullable ContainedPath> folder;
    private final Supplier<LocalDateTime> clock;
    private final Toast toast;
    private final Consumer<String> log;

    /** Whether to copy the next frame. */
    private volatile boolean isRequested;

    /** The copied frame, until it is written. */
    private volatile @Nullable OffscreenPresenter captured;

    /**
     * @param folder where files are written; null if this run saves no files
     * @param log receives the path of the file, which is too long for the picture of a small game
     */
    public Screenshots(
            Supplier<@Nullable ContainedPath> folder,
            Supplier<LocalDateTime> clock,
            Toast toast,
            Consumer<String> log) {
        this.folder = folder;
        this.clock = clock;
        this.toast = toast;
        this.log = log;
    }

    /** Takes a screenshot of the next frame. */
    public void take() {
        toast.hide();
        isRequested = true;
    }

    /** Returns a presenter that must receive all frames in addition to the window, on the draw thread. */
    public Presenter presenter() {
        return new FrameCopier();
    }

    /** Copies a frame when a screenshot was requested. */
    private final class FrameCopier implements Presenter {
        @Override
        public void observeFrame(FrameBuffer frame) {
            if (!isRequested) return;
            isRequested = false;
            OffscreenPresenter copy = new OffscreenPresenter(frame.width(), frame.height());
            copy.present(frame);
            captured = copy;
        }

        @Override
        public void present(FrameBuffer frame) {}

        @Override
        public void close() {}
    }

    @Override
    public void afterDraw(long frames) {
        OffscreenPresenter picture = captured;
        if (picture == null) return;
        captured = null;
        write(picture.png());
    }

    private void write(byte[] png) {
        ContainedPath place = folder.get();
        if (place == null) {
            toast.show("screenshot.nowhere");
            return;
        }
        try {
            String file = place.writeNew(NAME.format(clock.get()) + ".png", png);
            toast.show("screenshot");
            log.accept("screenshot saved: " + file);
        } catch (GameFileException refused) {
            toast.show("screenshot.failed", String.valueOf(refused.getMessage()));
        }
    }
}
