package kodama.dev.capture;

import java.nio.file.Path;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFolder;

/** A folder of PNG files {@code 000001.png} and so on, written atomically, with the same bytes as screenshots. */
final class PngFolder implements CaptureOutput {
    private final OutputFolder folder;
    private int count;

    PngFolder(Path folder) {
        this.folder = new OutputFolder(folder);
    }

    @Override
    public void check() {
        folder.check();
    }

    @Override
    public void add(OffscreenPresenter screen) {
        count++;
        folder.write("%06d.png".formatted(count), screen.png());
    }

    @Override
    public String finish() {
        return "wrote " + CaptureOutput.pictures(count) + " to " + folder.path();
    }
}
