package kodama.input;

/**
 * What the keyboard does between two frames, gathered until the pad latches it.
 *
 * <p>A key that was tapped shorter than a frame counts as down at the next latch. A release and a press between two
 * latches leave a held key held, as the repeat of some keyboards is such a pair. Any thread may call it.
 */
public final class RawInput {
    private final KeySet down = new KeySet();
    private final KeySet tapped = new KeySet();
    private final Pointer pointer = new Pointer();
    private boolean focused = true;

    /** Creates input with no key down and the focus on the game. */
    public RawInput() {}

    /**
     * Notes that a key went down.
     *
     * @param key the key; may be down already
     */
    public synchronized void press(Key key) {
        down.add(key);
        tapped.add(key);
    }

    /**
     * Notes that a key went up.
     *
     * @param key the key; may be up already
     */
    public synchronized void release(Key key) {
        down.remove(key);
    }

    /**
     * Returns the mouse.
     *
     * @return always the same
     */
    public Pointer pointer() {
        return pointer;
    }

    /** Lets go of all keys and forgets taps, as the window will not hear of releases while others have the focus. */
    public synchronized void loseFocus() {
        down.clear();
        tapped.clear();
        focused = false;
    }

    /** Notes that keys come to the window again. */
    public synchronized void gainFocus() {
        focused = true;
    }

    /** Copies the keys that are down or were since the last call; returns whether the window has the focus. */
    synchronized boolean latch(KeySet into) {
        into.set(down);
        into.addAll(tapped);
        tapped.clear();
        return focused;
    }
}
