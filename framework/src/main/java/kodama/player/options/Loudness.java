package kodama.player.options;

import java.util.List;

/** What there is to be set of the sound. */
public interface Loudness {
    /** For a program that is never heard. */
    Loudness NONE = new Loudness() {
        @Override
        public List<String> groups() {
            return List.of();
        }

        @Override
        public void tryOut(String group) {}
    };

    /**
     * Names the groups that sounds belong to.
     *
     * @return in order; the game's own last
     */
    List<String> groups();

    /**
     * Lets a short sound be heard, as loud as its group is now.
     *
     * @param group one of the groups, or {@code master}
     */
    void tryOut(String group);
}
