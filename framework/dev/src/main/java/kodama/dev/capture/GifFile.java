package kodama.dev.capture;

import java.io.IOException;
import java.nio.file.Path;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFile;
import kodama.file.StagedFile;
import org.jspecify.annotations.Nullable;

/**
 * An animated GIF that repeats for ever.
 *
 * <p>A picture stands for hundredths of a second, so they are rounded in turn and the whole lasts as long as it should.
 * Browsers show a picture of one hundredth for ten; so above 50 ticks a second only every second tick has a picture, or
 * every third, and so on.
 */
final class GifFile implements CaptureOutput {
    /** A GIF's pictures stand for two hundredths of a second at least, or browsers slow them down. */
    private static final int MOST_PICTURES_A_SECOND = 50;

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
        ticksPerPicture = (rate + MOST_PICTURES_A_SECOND - 1) / MOST_PICTURES_A_SECOND;
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
            ChangedRegion patch = before == null ? ChangedRegion.whole(now) : ChangedRegion.between(before, now);
            stream.add(patch, hundredths(pictures + 1) - hundredths(pictures));
        } catch (IOException e) {
            throw failed(e);
        }
        before = now;
        pictures++;
    }

    /** All pictures of a GIF are as large as the first, also when something over the game has enlarged the frame. */
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

    /** When so many pictures are over; in hundredths of a second. */
    private int hundredths(int count) {
        return (int) Math.round(HUNDREDTHS * count * ticksPerPicture / rate);
    }

    private CaptureException failed(IOException e) {
        return new CaptureException(target + ": cannot be written (" + e.getMessage() + ")", e);
    }

    @Override
    public String finish() {
        if (stream == null || file == null) throw new IllegalStateException("there is no picture");
        try {
            stream.finish();
        } catch (IOException e) {
            throw failed(e);
        }
        file.finish();
        String which = ticksPerPicture == 1
                ? ""
                : ", one for " + ticksPerPicture + " ticks (a GIF shows at most " + MOST_PICTURES_A_SECOND
                        + " a second)";
        return "wrote " + CaptureOutput.pictures(pictures) + which + " to " + target;
    }

    @Override
    public void close() {
        if (stream != null) stream.close();
        if (file != null) file.close();
    }
}
