package kodama.capture;

import java.nio.file.Path;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFolder;

/**
 * A folder of PNG files {@code 000001.png} and so on, written atomically, with the same bytes as screenshots. Those of
 * an earlier capture are removed.
 */
final class PngFolder implements CaptureOutput {
    private final OutputFolder folder;
    private int count;

    PngFolder(Path folder) {
        this.folder = new OutputFolder(folder, PngFolder::isPicture);
    }

    /**
     * Writes to a folder.
     *
     * @param note name of a further file of a capture
     */
    PngFolder(Path folder, String note) {
        this.folder = new OutputFolder(folder, name -> name.equals(note) || isPicture(name));
    }

    private static boolean isPicture(String name) {
        return name.length() >= "000001.png".length()
                && name.endsWith(".png")
                && name.chars()
                        .limit(name.length() - ".png".length())
                        .allMatch(letter -> letter >= '0' && letter <= '9');
    }

    OutputFolder folder() {
        return folder;
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
