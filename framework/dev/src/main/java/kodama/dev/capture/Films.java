package kodama.dev.capture;

import java.nio.file.Path;
import kodama.file.OutputFolder;

/** The kinds of film that there are. */
final class Films {
    private Films() {}

    /**
     * Makes a film of the kind that a name says.
     *
     * @param target a folder for PNG files, a {@code .gif}, or a {@code .mp4-frames} for ffmpeg
     * @param rate pictures a second
     * @throws CaptureFailure if the name says no kind
     */
    static Film of(Path target, int rate) {
        String name = String.valueOf(target.getFileName());
        if (name.endsWith(".gif")) return new GifFile(target, rate);
        if (name.endsWith(Mp4Frames.ENDING)) return new Mp4Frames(target, rate);
        if (OutputFolder.isThere(target) || !name.contains(".")) return new PngFolder(target);
        throw new CaptureFailure(
                "'" + name + "' is no kind of film that is known: name a folder for PNG files (without a"
                        + " dot), a FILE.gif or a FILE.mp4-frames");
    }
}
