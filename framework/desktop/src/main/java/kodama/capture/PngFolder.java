package kodama.capture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kodama.draw.OffscreenPresenter;
import kodama.file.OutputFolder;
import org.jspecify.annotations.Nullable;

/**
 * A folder of PNG files {@code 000001.png} and so on, written atomically, with the same bytes as screenshots, and
 * {@code sound.wav} unless it would be silent. Those of an earlier capture are removed.
 */
final class PngFolder implements CaptureOutput {
    private static final String SOUND = "sound.wav";

    private final OutputFolder folder;
    private int count;

    /** Null until a picture has sound. */
    private @Nullable WavRecording sound;

    private boolean hasSound;

    PngFolder(Path folder) {
        this.folder = new OutputFolder(folder, PngFolder::isOwn);
    }

    /**
     * Writes to a folder.
     *
     * @param note name of a further file of a capture
     */
    PngFolder(Path folder, String note) {
        this.folder = new OutputFolder(folder, name -> name.equals(note) || isOwn(name));
    }

    private static boolean isOwn(String name) {
        return name.equals(SOUND) || isPicture(name);
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
    public void addSound(short[] stereo, int frames, int rate) {
        try {
            if (sound == null) sound = new WavRecording(soundFile(), rate);
            sound.add(stereo, frames);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private Path soundFile() {
        return folder.path().resolve(SOUND);
    }

    private CaptureException failed(IOException e) {
        return new CaptureException(soundFile() + ": cannot be written (" + e.getMessage() + ")", e);
    }

    @Override
    public String finish() {
        finishSound();
        String what = CaptureOutput.pictures(count) + (hasSound ? " and " + SOUND : "");
        return "wrote " + what + " to " + folder.path();
    }

    /** Completes the file of the sound, or deletes it if it is silent. */
    private void finishSound() {
        WavRecording recorded = sound;
        if (recorded == null) return;
        try {
            recorded.close();
            hasSound = !recorded.isSilent();
            if (!hasSound) Files.delete(soundFile());
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /** Returns the file of the sound once the output is finished; null if it was silent. */
    @Nullable
    Path heard() {
        return hasSound ? soundFile() : null;
    }

    @Override
    public void close() {
        try {
            if (sound != null) sound.close();
        } catch (IOException e) {
            throw failed(e);
        }
    }
}
