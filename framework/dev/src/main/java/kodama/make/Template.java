package kodama.make;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kodama.base.Spelling;
import kodama.file.GameFiles;
import org.jspecify.annotations.Nullable;

/** A template for a new game: a complete small game in {@code scripts/templates}. */
public enum Template {
    /** A minimal game. */
    EMPTY("a minimal game: a lantern moved by the arrow keys"),
    /** A complete shooter. */
    SHOOTER("a short shooter: title screen, waves, a boss, a ranking"),
    /** A platform game. */
    PLATFORMER("a hero who runs and jumps: slopes, planks, coins, walkers, two levels"),
    /** A game in the state style. */
    STATES("a rabbit that jumps over stones, written with states"),
    /** A game with a part in Java. */
    JAVA("a lantern in Lua with snow in Java"),
    /** A game written only in Java. */
    JAVA_GAME("a lamp that catches moths, only in Java: title screen, game over, best score");

    private final String sentence;

    Template(String sentence) {
        this.sentence = sentence;
    }

    /**
     * The template with an id.
     *
     * @throws MakeException if it does not exist
     */
    public static Template of(String id) {
        for (Template template : values()) if (template.id().equals(id)) return template;
        throw new MakeException("there is no template '" + id + "'" + Spelling.hint(id, ids()) + "; there are "
                + String.join(", ", ids()));
    }

    /** The ids of all templates. */
    public static List<String> ids() {
        return Stream.of(values()).map(Template::id).toList();
    }

    /** Its name in lower case. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A short description, without a capital and a full stop. */
    public String description() {
        return sentence;
    }

    /** Its picture as a PNG file; null if there is none, as when Kodama was not packed into a jar. */
    public byte @Nullable [] picture() {
        return Pictures.read("templates/" + id());
    }

    /** Its files in the jar. */
    GameFiles files() {
        return GameFiles.classpath(Template.class.getClassLoader(), "kodama/templates/" + id() + "/");
    }
}
