package kodama.desktop;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import kodama.input.Key;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the repeat of a held key from the raw input where it comes as a release and a press. Most systems repeat the
 * press alone; an X server without the keyboard extension and some remote desktops send such pairs, whose times are the
 * same. Two presses by hand, or by a program, are told from them since the key was not held for long before.
 *
 * <p>Called by AWT's thread.
 */
final class KeyRepeatFilter {
    /** The release and the press of a pair are at most this far apart. */
    private static final long PAIR_MILLIS = 2;

    /** No keyboard repeats a key that was not held at least this long. */
    private static final long HELD_MILLIS = 100;

    private final RawInput input;
    private final Consumer<Runnable> later;
    /** When each key that is down went down, in milliseconds as events tell it. */
    private final Map<Key, Long> heldSince = new EnumMap<>(Key.class);
    /** The key whose release is held back, as it may be a repeat; null if there is none. */
    private @Nullable Key released;
    /** In milliseconds as events tell it. */
    private long releasedAt;

    /**
     * @param later does something after the events that are there already
     */
    KeyRepeatFilter(RawInput input, Consumer<Runnable> later) {
        this.input = input;
        this.later = later;
    }

    /** Whether this press belongs to the release before it, which then has not happened. */
    boolean isRepeat(Key key, long when) {
        if (key == released && when - releasedAt <= PAIR_MILLIS) {
            released = null;
            return true;
        }
        letGo();
        heldSince.putIfAbsent(key, when);
        return false;
    }

    void release(Key key, long when) {
        letGo();
        long held = when - heldSince.getOrDefault(key, when);
        released = key;
        releasedAt = when;
        if (held < HELD_MILLIS) letGo();
        else later.accept(this::letGo);
    }

    /** Lets go of the key whose press has not followed at once. */
    private void letGo() {
        if (released == null) return;
        heldSince.remove(released);
        input.release(released);
        released = null;
    }

    /** Forgets what is held. */
    void clear() {
        released = null;
        heldSince.clear();
    }
}
