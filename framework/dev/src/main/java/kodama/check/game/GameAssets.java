package kodama.check.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import kodama.base.LeakTracker;
import kodama.draw.ImageFailure;
import kodama.draw.text.BuiltInFont;
import kodama.file.GameFiles;
import kodama.file.ResourceCache;
import kodama.script.api.shot.DefaultShot;
import kodama.script.game.Assets;
import kodama.shot.look.ShotShape;
import kodama.sound.SoundException;
import org.jspecify.annotations.Nullable;

/** The names of a game's pictures, sounds and fonts, as scripts use them. */
public final class GameAssets {
    /** A kind of asset. */
    public enum Kind {
        /** Picture files and the framework's own images. */
        IMAGE,
        /** Sounds and music. */
        SOUND,
        /** Fonts, including those of the framework. */
        FONT
    }

    private final Map<Kind, Set<String>> names = new HashMap<>();
    private final GameFiles files;
    private final List<String> paths;
    /** Why images and sounds cannot be read, by kind and name; empty for those that can. */
    private final Map<String, String> problems = new HashMap<>();

    private @Nullable SheetNames sheets;
    private @Nullable GameMaps maps;

    public GameAssets(GameFiles files, List<String> paths) {
        this.files = files;
        this.paths = paths;
        try (Assets assets = Assets.of(files, new LeakTracker())) {
            names.put(Kind.IMAGE, names(assets.images(), paths));
            names.put(Kind.SOUND, names(assets.sounds(), paths));
            names.put(Kind.FONT, names(assets.fonts(), paths));
        }
        names(Kind.IMAGE).addAll(DefaultShot.names());
        names(Kind.IMAGE).addAll(ShotShape.imageNames());
        names(Kind.FONT).add(BuiltInFont.SMALL);
        names(Kind.FONT).add(BuiltInFont.LARGE);
    }

    private static Set<String> names(ResourceCache<?> store, List<String> paths) {
        Set<String> names = new TreeSet<>();
        for (String path : paths) names.addAll(store.namesOf(path));
        return names;
    }

    /** Returns the frames and animations that files of pictures describe; they are read when this is first called. */
    SheetNames sheets() {
        SheetNames known = sheets;
        if (known == null) {
            known = SheetNames.of(files, paths);
            sheets = known;
        }
        return known;
    }

    /** Returns the maps of the game; they are read when this is first called. */
    public GameMaps maps() {
        GameMaps known = maps;
        if (known == null) {
            known = GameMaps.of(files, paths);
            maps = known;
        }
        return known;
    }

    /**
     * Reads an image or sound that exists.
     *
     * @return why it cannot be read; null if it can, or if it is of another kind
     */
    public @Nullable String readProblem(NameKind kind, String name) {
        if (kind != NameKind.PICTURE && kind != NameKind.SOUND) return null;
        if (kind == NameKind.PICTURE && DefaultShot.names().contains(name)) return null;
        String problem = problems.computeIfAbsent(kind + " " + name, key -> readAgain(kind, name));
        return problem.isEmpty() ? null : problem;
    }

    /** Returns the message of the failure; empty if there is none. */
    private String readAgain(NameKind kind, String name) {
        try (Assets assets = Assets.of(files, new LeakTracker())) {
            if (kind == NameKind.PICTURE) assets.images().read(name);
            else assets.sounds().read(name);
            return "";
        } catch (ImageFailure | SoundException unreadable) {
            return String.valueOf(unreadable.getMessage());
        }
    }

    public Set<String> names(Kind kind) {
        return names.getOrDefault(kind, Set.of());
    }
}
