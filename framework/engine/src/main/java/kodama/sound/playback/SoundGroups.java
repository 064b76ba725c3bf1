package kodama.sound.playback;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import kodama.base.Spelling;
import kodama.sound.mix.AudioBus;

/** The sound groups of a game by name: music, effects and voice, then the game's own groups. */
final class SoundGroups {
    static final String MUSIC = "music";
    static final String EFFECTS = "effects";

    /** Many games have no voices, so players see this group only once the game uses it. */
    private static final String VOICE = "voice";

    /** The name of the overall volume, which is not a group. */
    static final String ALL = "master";

    private static final Pattern NAME = Pattern.compile("\\w{1,24}");

    private static final int LONGEST_SHOWN = 40;

    private final List<AudioBus> groups;
    private final Map<String, SoundGroup> byName = new LinkedHashMap<>();

    /**
     * @param groups the buses of the mixer, one for each possible group
     */
    SoundGroups(List<AudioBus> groups) {
        this.groups = groups;
        make(MUSIC).show();
        make(EFFECTS).show();
        make(VOICE);
    }

    private SoundGroup make(String name) {
        check(name);
        if (byName.size() == groups.size())
            throw new IllegalArgumentException("there can be at most " + groups.size() + " sound groups");
        SoundGroup made = new SoundGroup(name, groups.get(byName.size()));
        byName.put(name, made);
        return made;
    }

    /** Players see the names next to the overall volume, and settings use them as keys. */
    private static void check(String name) {
        if (name.equals(ALL))
            throw new IllegalArgumentException("no group can be named '" + ALL + "', which is the overall volume");
        if (!NAME.matcher(name).matches())
            throw new IllegalArgumentException(
                    "the name of a group must be 1 to 24 letters, digits or _ but was '" + shown(name) + "'");
    }

    private static String shown(String name) {
        String line = name.replace('\n', ' ');
        return line.length() <= LONGEST_SHOWN ? line : line.substring(0, LONGEST_SHOWN) + "...";
    }

    /**
     * Returns a group.
     *
     * @throws IllegalArgumentException if the group does not exist
     */
    SoundGroup get(String name) {
        SoundGroup known = byName.get(name);
        if (known != null) return known;
        throw new IllegalArgumentException(
                "there is no sound group '" + name + "'" + Spelling.hint(name, List.copyOf(byName.keySet())));
    }

    /**
     * Returns a group, creating it if necessary.
     *
     * @throws IllegalArgumentException if there are too many groups
     */
    SoundGroup getOrCreate(String name) {
        SoundGroup known = byName.get(name);
        SoundGroup group = known != null ? known : make(name);
        group.show();
        return group;
    }

    List<SoundGroup> all() {
        return new ArrayList<>(byName.values());
    }
}
