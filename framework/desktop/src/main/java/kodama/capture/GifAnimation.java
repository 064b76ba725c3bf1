package kodama.capture;

import java.io.IOException;
import java.io.OutputStream;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import org.jspecify.annotations.Nullable;

/**
 * An animated GIF that repeats forever.
 *
 * <p>Durations are in hundredths of a second. Their rounding errors are carried over, so that the total is right.
 * Browsers show a picture of one hundredth for ten; therefore, above 50 ticks per second only every second tick has a
 * picture, or every third, and so on.
 */
public final class GifAnimation implements AutoCloseable {
    /** Maximum frame rate: browsers slow down pictures of less than two hundredths of a second. */
    static final int MAX_PICTURES_PER_SECOND = 50;

    private static final double HUNDREDTHS = 100;

    private final Opener opener;
    private final int rate;
    private final int ticksPerPicture;
    private @Nullable GifStream stream;
    private @Nullable Image before;
    private int ticks;
    private int pictures;

    /** Opens the output when there is a picture. */
    @FunctionalInterface
    interface Opener {
        ImageOutputStream open() throws IOException;
    }

    GifAnimation(int rate, Opener opener) {
        this.opener = opener;
        this.rate = rate;
        ticksPerPicture = (rate + MAX_PICTURES_PER_SECOND - 1) / MAX_PICTURES_PER_SECOND;
    }

    /**
     * Creates an animation without pictures.
     *
     * @param rate ticks per second
     * @param out receives the file, at the latest at its end; not closed
     */
    public GifAnimation(int rate, OutputStream out) {
        this(rate, () -> new MemoryCacheImageOutputStream(out));
    }

    /** Adds the last frame as the picture of the next tick. */
    public void add(OffscreenPresenter screen) throws IOException {
        if (ticks++ % ticksPerPicture != 0) return;
        Image now = fitted(screen.lastFrame());
        if (stream == null) stream = new GifStream(opener.open());
        ChangedRegion region = before == null ? ChangedRegion.whole(now) : ChangedRegion.between(before, now);
        stream.add(region, hundredths(pictures + 1) - hundredths(pictures));
        before = now;
        pictures++;
    }

    /** Scales a picture to the size of the first one, as an overlay may have enlarged the frame. */
    private Image fitted(Image picture) {
        if (before == null || before.width() == picture.width() && before.height() == picture.height()) return picture;
        int[] argb = new int[before.width() * before.height()];
        for (int i = 0; i < argb.length; i++) {
            int x = i % before.width() * picture.width() / before.width();
            int y = i / before.width() * picture.height() / before.height();
            argb[i] = picture.pixel(x, y);
        }
        return new Image(picture.name(), before.width(), before.height(), argb);
    }

    /** The end of a number of pictures, in hundredths of a second. */
    private int hundredths(int count) {
        return (int) Math.round(HUNDREDTHS * count * ticksPerPicture / rate);
    }

    /** Returns the number of pictures. */
    public int pictures() {
        return pictures;
    }

    int ticksPerPicture() {
        return ticksPerPicture;
    }

    /** Writes the end of the file. There must be a picture. */
    public void finish() throws IOException {
        if (stream == null) throw new IllegalStateException("no picture was added");
        stream.finish();
    }

    /** Releases the output, whether or not the file is complete. */
    @Override
    public void close() {
        if (stream != null) stream.close();
    }
}
