package kodama.input;

import java.util.List;

/**
 * What the keyboard does, gathered until the pad latches it.
 *
 * <p>Each press is seen, and in its order: what keys do between two latches waits, and a latch takes as much of it as
 * can be shown at once. A key pressed while control is down is another key, see {@link KeyMap#withCtrl}; one
 * pressed while alt is down is no one's. Which it is, is decided when it is pressed and holds until it is released. Any
 * thread may call it.
 */
public final class RawInput {
    /** What waits for the pad that is played with, and for that of tools: each sees every press, in its own time. */
    private final KeyQueue forPlay = new KeyQueue();

    private final KeyQueue forTools = new KeyQueue();

    /** Those that are down by now, whatever for. */
    private final KeySet held = new KeySet();

    private final TextEntry entry = new TextEntry();
    private final Pointer pointer = new Pointer();
    private boolean focused = true;

    /** Creates input with no key down and the focus on the game. */
    public RawInput() {}

    /**
     * Notes that a key went down.
     *
     * @param key the key; when it is down already, this is its repeat and nothing happens
     */
    public synchronized void press(Key key) {
        boolean isRepeat = held.contains(key);
        held.add(key);
        if (entry.takes(key)) enter(key);
        else if (!isRepeat) pressForPads(key);
    }

    private void enter(Key key) {
        if (!key.isModifier()) entry.add(new Typed("", key, held.contains(Key.CTRL), held.contains(Key.SHIFT)));
    }

    private void pressForPads(Key key) {
        if (!key.isModifier() && held.contains(Key.ALT)) return;
        boolean isWithCtrl = !key.isModifier() && held.contains(Key.CTRL);
        forPlay.press(key, isWithCtrl);
        forTools.press(key, isWithCtrl);
    }

    /**
     * Notes that a key went down for something else than the game, say as part of a shortcut of the desktop. No one
     * sees it, nor its repeats.
     *
     * @param key the key; may be down already
     */
    public synchronized void pressAside(Key key) {
        held.add(key);
    }

    /**
     * Notes that a key went up.
     *
     * @param key the key; may be up already
     */
    public synchronized void release(Key key) {
        held.remove(key);
        forPlay.release(key);
        forTools.release(key);
    }

    /** Lets go of all keys and forgets what they did, as when no one knows which are still down. */
    public synchronized void releaseAll() {
        held.clear();
        forPlay.clear();
        forTools.clear();
    }

    /**
     * Notes letters that were typed; only who enters text hears of them.
     *
     * @param text as the keyboard's layout makes them; what is no letter or sign is left out
     */
    public synchronized void type(String text) {
        String letters = text.codePoints()
                .filter(letter -> !Character.isISOControl(letter) && letter != Character.MAX_VALUE)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        if (!letters.isEmpty()) entry.add(Typed.letters(letters));
    }

    /**
     * Begins to enter text, or ends it: meanwhile no pad sees a key, but for those of functions, F1 to F12. Keys that
     * are held go up.
     *
     * @param on whether text is entered from now on
     */
    public synchronized void enterText(boolean on) {
        entry.turn(on);
        forPlay.clear();
        forTools.clear();
    }

    /**
     * Tells whether text is entered.
     *
     * @return whether the pads see no keys but those of functions
     */
    public synchronized boolean isTextEntered() {
        return entry.isOn();
    }

    /**
     * Takes what was typed since the last call.
     *
     * @return in its order; nothing unless text is entered
     */
    public synchronized List<Typed> takeTyped() {
        return entry.take();
    }

    /**
     * Returns the mouse.
     *
     * @return always the same
     */
    public Pointer pointer() {
        return pointer;
    }

    /** Lets go of all keys, as the window will not hear of releases while others have the focus. */
    public synchronized void loseFocus() {
        releaseAll();
        focused = false;
    }

    /** Notes that keys come to the window again. */
    public synchronized void gainFocus() {
        focused = true;
    }

    /** What waits for the pad that is played with; only to be handed to latch and skip. */
    KeyQueue forPlay() {
        return forPlay;
    }

    /** What waits for the pad of tools; only to be handed to latch and skip. */
    KeyQueue forTools() {
        return forTools;
    }

    /** Takes what keys did, as far as the limit allows; returns whether the window has the focus. */
    synchronized boolean latch(KeyQueue queue, KeyQueue.Limit limit) {
        queue.latch(limit);
        return focused;
    }

    /** Forgets what keys did, but for which are down by now; the next latch shows that. Returns as a latch does. */
    synchronized boolean skip(KeyQueue queue) {
        queue.skip();
        return focused;
    }
}
