package kodama.capture;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFolder;

/** A folder of PNG files with their sound, and an ffmpeg command that makes an MP4 file of them. */
final class Mp4Frames implements CaptureOutput {
    /** Extension of the folder's name. */
    static final String ENDING = ".mp4-frames";

    private static final String NOTE = "ffmpeg.txt";

    /** Enlarges pixels, as most players require an even size and store colors at half the resolution. */
    private static final String ENLARGED = "scale=iw*4:ih*4:flags=neighbor";

    private final OutputFolder folder;
    private final PngFolder pictures;
    private final int rate;

    Mp4Frames(Path folder, int rate) {
        pictures = new PngFolder(folder, NOTE);
        this.folder = pictures.folder();
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
    public void addSound(short[] stereo, int frames, int rate) {
        pictures.addSound(stereo, frames, rate);
    }

    @Override
    public String finish() {
        String wrote = pictures.finish();
        String command = command();
        folder.write(NOTE, (command + "\n").getBytes(StandardCharsets.UTF_8));
        return wrote + "; to make a video of them (command also in " + NOTE + "):\n" + command;
    }

    private String command() {
        String name = folder.path().toString();
        String film = name.substring(0, name.length() - ENDING.length()) + ".mp4";
        Path heard = pictures.heard();
        return "ffmpeg -framerate %d -i \"%s\"%s -vf \"%s\" -c:v libx264 -crf 18 -pix_fmt yuv420p%s \"%s\""
                .formatted(
                        rate,
                        folder.path().resolve("%06d.png"),
                        heard == null ? "" : " -i \"" + heard + "\"",
                        ENLARGED,
                        heard == null ? "" : " -c:a aac",
                        film);
    }

    @Override
    public void close() {
        pictures.close();
    }
}
