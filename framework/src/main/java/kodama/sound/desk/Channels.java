package kodama.sound.desk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Spelling;
import kodama.sound.mix.Group;

/** The groups of a game by name: music, effects and voice, then those that it has named. */
final class Channels {
    static final String MUSIC = "music";
    static final String EFFECTS = "effects";
    private static final List<String> ALWAYS = List.of(MUSIC, EFFECTS, "voice");

    private final List<Group> groups;
    private final Map<String, Channel> byName = new LinkedHashMap<>();

    /**
     * @param groups the mixer's, one for each that there can be
     */
    Channels(List<Group> groups) {
        this.groups = groups;
        for (String name : ALWAYS) make(name);
    }

    private Channel make(String name) {
        if (byName.size() == groups.size())
            throw new IllegalArgumentException("there can be no more than " + groups.size() + " groups of sounds");
        Channel made = new Channel(name, groups.get(byName.size()));
        byName.put(name, made);
        return made;
    }

    /**
     * Returns a group.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    Channel get(String name) {
        Channel known = byName.get(name);
        if (known != null) return known;
        throw new IllegalArgumentException(
                "there is no group '" + name + "' of sounds" + Spelling.hint(name, List.copyOf(byName.keySet())));
    }

    /**
     * Returns a group, a new one if there was none of that name.
     *
     * @throws IllegalArgumentException if there are too many
     */
    Channel getOrMake(String name) {
        Channel known = byName.get(name);
        return known != null ? known : make(name);
    }

    List<Channel> all() {
        return new ArrayList<>(byName.values());
    }
}
