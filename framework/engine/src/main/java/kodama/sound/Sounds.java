package kodama.sound;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kodama.base.LeakTracker;
import kodama.file.ResourceCache;
import org.jspecify.annotations.Nullable;

/**
 * The sounds of a game by name: {@code "shot"} is the file {@code sounds/shot.wav} or {@code shot.wav}, or with another
 * ending that a format knows. {@code "music/title"} is found in the same way.
 */
public final class Sounds extends ResourceCache<Sound> {
    /** Reads the game's files. */
    public interface Source {
        /**
         * Tells whether there is a file; any thread may ask.
         *
         * @param path below the game's folder, with {@code /} between names
         */
        boolean exists(String path);

        /**
         * Reads a whole file; any thread may ask.
         *
         * @param path below the game's folder, with {@code /} between names
         * @throws IOException if there is no such file or it cannot be read
         */
        byte[] read(String path) throws IOException;

        /**
         * Ends an error message about a missing file with the file that was meant.
         *
         * @param paths where the file was looked for
         * @return as {@link kodama.file.GameFiles#caseHint}
         */
        String caseHint(List<String> paths);
    }

    /** Where the game's sounds are looked for first. */
    public static final String FOLDER = "sounds/";

    private static final List<String> FOLDERS = List.of(FOLDER, "");

    private static final String FROM_ROOT = "names go on from the game's folder; write it without '/' in front";

    private final Source source;
    private final List<SoundFormat> formats;

    /**
     * Makes an empty store.
     *
     * @param formats what they may hold, the first choice first
     * @param ledger where each sound is noted until it is let go of
     */
    public Sounds(Source source, List<SoundFormat> formats, LeakTracker ledger) {
        super("sound", ledger);
        this.source = source;
        this.formats = List.copyOf(formats);
    }

    /**
     * Reads a sound's file without keeping anything, for a caller that will {@link #putLoaded} it later. Any thread may.
     *
     * @throws SoundException if there is no such file or it cannot be read
     */
    @Override
    public Sound read(String name) {
        if (name.startsWith("/")) throw SoundException.unreadable(name, FROM_ROOT, null);
        for (String folder : FOLDERS)
            for (SoundFormat format : formats)
                for (String ending : format.extensions()) {
                    Sound found = readIfThere(name, folder + name + "." + ending, format);
                    if (found != null) return found;
                }
        throw SoundException.unreadable(name, missing(name), null);
    }

    private @Nullable Sound readIfThere(String name, String path, SoundFormat format) {
        try {
            return source.exists(path) ? format.read(name, path, source.read(path)) : null;
        } catch (SoundException named) {
            throw named;
        } catch (IOException | RuntimeException broken) {
            throw SoundException.unreadable(name, String.valueOf(broken.getMessage()), broken);
        }
    }

    private String missing(String name) {
        for (String ending : extensions())
            if (name.toLowerCase(Locale.ROOT).endsWith("." + ending))
                return "write '" + name.substring(0, name.length() - ending.length() - 1) + "' without its ending ."
                        + ending;
        List<String> paths = FOLDERS.stream()
                .flatMap(folder -> extensions().stream().map(ending -> folder + name + "." + ending))
                .toList();
        return "there is no file " + FOLDER + name + " or " + name + " with one of the endings "
                + String.join(", ", extensions()) + source.caseHint(paths);
    }

    @Override
    public List<String> extensions() {
        return formats.stream().flatMap(format -> format.extensions().stream()).collect(Collectors.toList());
    }

    @Override
    public List<String> namesOf(String path) {
        List<String> names = new ArrayList<>();
        for (String ending : extensions()) {
            if (!path.endsWith("." + ending)) continue;
            String name = path.substring(0, path.length() - ending.length() - 1);
            names.add(name);
            if (name.startsWith(FOLDER)) names.add(name.substring(FOLDER.length()));
        }
        return names;
    }

    @Override
    protected RuntimeException failure(String message) {
        return new SoundException(message, null);
    }

    @Override
    public long bytes(Sound sound) {
        return sound.bytes();
    }

    /**
     * Adds or replaces a sound that comes from elsewhere than a file.
     *
     * @param sound the sound, known by its own name
     */
    public void put(Sound sound) {
        put(sound.name(), sound);
    }
}
