package kodama.capture;

import java.io.IOException;
import java.nio.file.Path;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFile;
import kodama.file.StagedFile;
import org.jspecify.annotations.Nullable;

/**
 * An animated GIF that repeats forever.
 *
 * <p>Durations are in hundredths of a second. Their rounding errors are carried over, so that the total is right.
 * Browsers show a picture of one hundredth for ten; therefore, above 50 ticks per second only every second tick has a
 * picture, or every third, and so on.
 */
final class GifFile implements CaptureOutput {
    /** Maximum frame rate: browsers slow down pictures of less than two hundredths of a second. */
    private static final int MAX_PICTURES_PER_SECOND = 50;

    private static final double HUNDREDTHS = 100;

    private final Path target;
    private final int rate;
    private final int ticksPerPicture;
    private @Nullable StagedFile file;
    private @Nullable GifStream stream;
    private @Nullable Image before;
    private int ticks;
    private int pictures;

    GifFile(Path target, int rate) {
        this.target = target;
        this.rate = rate;
        ticksPerPicture = (rate + MAX_PICTURES_PER_SECOND - 1) / MAX_PICTURES_PER_SECOND;
    }

    @Override
    public void check() {
        OutputFile.check(target);
    }

    @Override
    public void add(OffscreenPresenter screen) {
        if (ticks++ % ticksPerPicture != 0) return;
        Image now = fitted(screen.lastFrame());
        try {
            if (stream == null) stream = open();
            ChangedRegion region = before == null ? ChangedRegion.whole(now) : ChangedRegion.between(before, now);
            stream.add(region, hundredths(pictures + 1) - hundredths(pictures));
        } catch (IOException e) {
            throw failed(e);
        }
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

    private GifStream open() throws IOException {
        StagedFile growing = StagedFile.begin(target);
        file = growing;
        return new GifStream(growing.part());
    }

    /** The end of a number of pictures, in hundredths of a second. */
    private int hundredths(int count) {
        return (int) Math.round(HUNDREDTHS * count * ticksPerPicture / rate);
    }

    private CaptureException failed(IOException e) {
        return new CaptureException(target + ": cannot be written (" + e.getMessage() + ")", e);
    }

    @Override
    public String finish() {
        if (stream == null || file == null) throw new IllegalStateException("no picture was added");
        try {
            stream.finish();
        } catch (IOException e) {
            throw failed(e);
        }
        file.finish();
        String which = ticksPerPicture == 1
                ? ""
                : ", one for " + ticksPerPicture + " ticks (a GIF shows at most " + MAX_PICTURES_PER_SECOND
                        + " pictures a second)";
        return "wrote " + CaptureOutput.pictures(pictures) + which + " to " + target;
    }

    @Override
    public void close() {
        if (stream != null) stream.close();
        if (file != null) file.close();
    }
}
