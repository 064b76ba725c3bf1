package kodama.desktop;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import kodama.input.Key;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/**
 * Filters out the auto-repeat of a held key where it arrives as a release followed by a press. Most systems repeat only
 * the press; X servers without the keyboard extension and some remote desktops send such pairs, with equal times. Two
 * real presses differ from a repeat because the key was not held for long before.
 *
 * <p>AWT's thread only.
 */
final class KeyRepeatFilter {
    /** Maximum time between the release and the press of a pair. */
    private static final long PAIR_MILLIS = 2;

    /** Minimum time a key is held before a keyboard repeats it. */
    private static final long HELD_MILLIS = 100;

    private final RawInput input;
    private final Consumer<Runnable> later;
    /** When each held key was pressed, in milliseconds of event time. */
    private final Map<Key, Long> heldSince = new EnumMap<>(Key.class);
    /** The key whose release is delayed because it may be a repeat; null if there is none. */
    private @Nullable Key released;
    /** In milliseconds of event time. */
    private long releasedAt;

    /**
     * @param later runs an action after the events that are already queued
     */
    KeyRepeatFilter(RawInput input, Consumer<Runnable> later) {
        this.input = input;
        this.later = later;
    }

    /** Whether this press is a repeat, so that the release before it is dropped. */
    boolean isRepeat(Key key, long when) {
        if (key == released && when - releasedAt <= PAIR_MILLIS) {
            released = null;
            return true;
        }
        releasePending();
        heldSince.putIfAbsent(key, when);
        return false;
    }

    void release(Key key, long when) {
        releasePending();
        long held = when - heldSince.getOrDefault(key, when);
        released = key;
        releasedAt = when;
        if (held < HELD_MILLIS) releasePending();
        else later.accept(this::releasePending);
    }

    /** Releases the key that was not pressed again at once. */
    private void releasePending() {
        if (released == null) return;
        heldSince.remove(released);
        input.release(released);
        released = null;
    }

    /** Forgets all held keys. */
    void clear() {
        released = null;
        heldSince.clear();
    }
}
