package kodama.dev.capture;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFolder;

/** A folder of PNG files, and the command by which ffmpeg makes an MP4 of them. */
final class Mp4Frames implements CaptureOutput {
    /** What the folder's name ends in. */
    static final String ENDING = ".mp4-frames";

    private static final String NOTE = "ffmpeg.txt";

    /** Most players want an even number of pixels and halve the resolution of colors, so pixels are enlarged. */
    private static final String ENLARGED = "scale=iw*4:ih*4:flags=neighbor";

    private final OutputFolder folder;
    private final PngFolder pictures;
    private final int rate;

    Mp4Frames(Path folder, int rate) {
        this.folder = new OutputFolder(folder);
        pictures = new PngFolder(folder);
        this.rate = rate;
    }

    @Override
    public void check() {
        pictures.check();
    }

    @Override
    public void add(OffscreenPresenter screen) {
        pictures.add(screen);
    }

    @Override
    public String finish() {
        String command = command();
        folder.write(NOTE, (command + "\n").getBytes(StandardCharsets.UTF_8));
        return pictures.finish() + "; for a film of them (the line is in " + NOTE + ", too):\n" + command;
    }

    private String command() {
        String name = folder.path().toString();
        String film = name.substring(0, name.length() - ENDING.length()) + ".mp4";
        return "ffmpeg -framerate %d -i \"%s\" -vf \"%s\" -c:v libx264 -crf 18 -pix_fmt yuv420p \"%s\""
                .formatted(rate, folder.path().resolve("%06d.png"), ENLARGED, film);
    }
}
