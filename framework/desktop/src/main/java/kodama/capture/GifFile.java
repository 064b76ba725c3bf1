package kodama.capture;

import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.stream.FileImageOutputStream;
import javax.imageio.stream.ImageOutputStream;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFile;
import kodama.file.StagedFile;
import org.jspecify.annotations.Nullable;

/** An animated GIF in a file, which appears when it is complete. */
final class GifFile implements CaptureOutput {
    private final Path target;
    private final GifAnimation animation;
    private @Nullable StagedFile file;

    GifFile(Path target, int rate) {
        this.target = target;
        animation = new GifAnimation(rate, this::open);
    }

    private ImageOutputStream open() throws IOException {
        StagedFile growing = StagedFile.begin(target);
        file = growing;
        return new FileImageOutputStream(growing.part().toFile());
    }

    @Override
    public void check() {
        OutputFile.check(target);
    }

    @Override
    public void add(OffscreenPresenter screen) {
        try {
            animation.add(screen);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private CaptureException failed(IOException e) {
        return new CaptureException(target + ": cannot be written (" + e.getMessage() + ")", e);
    }

    @Override
    public String finish() {
        try {
            animation.finish();
        } catch (IOException e) {
            throw failed(e);
        }
        if (file != null) file.finish();
        int each = animation.ticksPerPicture();
        String which = each == 1
                ? ""
                : ", one for " + each + " ticks (a GIF shows at most " + GifAnimation.MAX_PICTURES_PER_SECOND
                        + " pictures a second)";
        return "wrote " + CaptureOutput.pictures(animation.pictures()) + which + " to " + target;
    }

    @Override
    public void close() {
        animation.close();
        if (file != null) file.close();
    }
}
