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
 * Takes pictures of the game, in its own pixels and without what developers see over it, into files named by the time.
 *
 * <p>The next frame that is drawn after {@link #take} is the one; the game thread writes it after a later frame.
 */
public final class Screenshots implements FrameHook {
    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyy-MM-dd_HH-mm-ss", Locale.ROOT);

    private final Supplier<@Nullable ContainedPath> folder;
    private final Supplier<LocalDateTime> clock;
    private final Toast word;
    private final Consumer<String> told;

    /** Whether the next frame is to be kept. */
    private volatile boolean isWanted;

    /** The frame that was kept, until it is written. */
    private volatile @Nullable OffscreenPresenter taken;

    /**
     * @param folder where they go; null if this run keeps nothing
     * @param told receives the path of the picture, for which a small game has no room
     */
    public Screenshots(
            Supplier<@Nullable ContainedPath> folder,
            Supplier<LocalDateTime> clock,
            Toast word,
            Consumer<String> told) {
        this.folder = folder;
        this.clock = clock;
        this.word = word;
        this.told = told;
    }

    /** Takes a picture of the next frame. */
    public void take() {
        word.hide();
        isWanted = true;
    }

    /** Sees all frames in addition to the window, on the thread that draws. */
    public Presenter presenter() {
        return new Eye();
    }

    /** Sees the game's frames, and keeps one when that is wanted. */
    private final class Eye implements Presenter {
        @Override
        public void observeFrame(FrameBuffer frame) {
            if (!isWanted) return;
            isWanted = false;
            OffscreenPresenter copy = new OffscreenPresenter(frame.width(), frame.height());
            copy.present(frame);
            taken = copy;
        }

        @Override
        public void present(FrameBuffer frame) {}

        @Override
        public void close() {}
    }

    @Override
    public void afterDraw(long frames) {
        OffscreenPresenter picture = taken;
        if (picture == null) return;
        taken = null;
        write(picture.png());
    }

    private void write(byte[] png) {
        ContainedPath place = folder.get();
        if (place == null) {
            word.show("screenshot.nowhere");
            return;
        }
        try {
            String file = place.writeNew(NAME.format(clock.get()) + ".png", png);
            word.show("screenshot");
            told.accept("picture saved: " + file);
        } catch (GameFileException refused) {
            word.show("screenshot.failed", String.valueOf(refused.getMessage()));
        }
    }
}
