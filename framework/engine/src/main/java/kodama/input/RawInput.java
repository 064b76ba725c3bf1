package kodama.input;

import java.util.List;
import kodama.input.Switches.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * What the player's devices do, gathered until pads latch it.
 *
 * <p>Each press is seen, and in its order: what happens between two latches waits, and a latch takes as much of it as
 * can be shown at once. A key pressed while control is down is another key, see {@link KeyMap#withCtrl}; one
 * pressed while alt is down is no one's. Which it is, is decided when it is pressed and holds until it is released. Any
 * thread may call it.
 */
public final class RawInput {
    private static final Modifier[] BESIDES = Modifier.values();
    private static final Key[] PLACES = Key.values();

    /** What waits for those who play, and for tools: each sees every press, in its own time. */
    private final InputConsumer play = new InputConsumer();

    private final InputConsumer tools = new InputConsumer();
    private final HeldKeys held = new HeldKeys();
    private final Pointer pointer = new Pointer();
    private final PadSlots pads = new PadSlots();
    private final AxisValues sticks = new AxisValues();

    private final RawPad.Listener padListener = new RawPad.Listener() {
        @Override
        public void onButton(int slot, PadControl control, boolean on) {
            RawInput.this.turn(slot, control, on);
        }

        @Override
        public void onAxis(int slot, PadAxis axis, double value) {
            RawInput.this.move(slot, axis, value);
        }

        @Override
        public void onUnplug(int slot) {
            RawInput.this.unplug(slot);
        }
    };

    /** Whether the next press is for whoever asks for it, and what it was. */
    private boolean isListening;

    private @Nullable Binding heard;

    /** Whether the letters to come are those of a key that was held before text was entered. */
    private boolean typesOld;

    private CursorMode cursor = CursorMode.AUTO;
    private boolean focused = true;

    /** Creates input with nothing down and the focus on the game. */
    public RawInput() {}

    /**
     * Notes that a key went down, as it does on an American keyboard. Its letter is typed where letters are searched
     * for, see {@link #setTextShared}.
     *
     * @param key the key; when it is down already, this is its repeat and nothing happens
     */
    public synchronized void press(Key key) {
        boolean isRepeat = held.holdsPlace(key);
        press(key.logicalKey(), key);
        if (tools.entry().isShared() && !isRepeat && !key.character().isEmpty()) type(key.character());
    }

    /**
     * Notes that a key went down.
     *
     * @param letter what it stands for; null if that is nothing that a key is named by
     * @param place where it is; when this key is down already, this is its repeat and nothing happens
     */
    public synchronized void press(@Nullable Key letter, Key place) {
        boolean isRepeat = held.press(letter, place);
        typesOld = held.isOld(place);
        if (isListening)
            hear(letter == null || place.isPhysical() ? new Binding.PhysicalKey(place) : Binding.of(letter), isRepeat);
        else if (tools.entry().consumes(place)) enter(tools.entry(), letter, isRepeat);
        else if (play.entry().consumes(place)) enter(play.entry(), letter, isRepeat);
        else if (!isRepeat) pressForPads(letter, place);
    }

    private void hear(Binding binding, boolean isRepeat) {
        if (heard == null && !isRepeat) heard = binding;
    }

    private void enter(TextEntry entry, @Nullable Key letter, boolean isRepeat) {
        if (letter != null && !letter.isModifier() && !typesOld)
            entry.add(new TypedInput("", letter, held.holds(Key.CTRL), held.holds(Key.SHIFT), isRepeat));
    }

    private void pressForPads(@Nullable Key letter, Key place) {
        Modifier beside = letter != null && letter.isModifier() ? Modifier.NOTHING : beside();
        if (letter != null) turn(Switches.letter(letter, beside), true);
        turn(Switches.place(place, beside), true);
    }

    private Modifier beside() {
        if (held.holds(Key.ALT)) return Modifier.ALT;
        return held.holds(Key.CTRL) ? Modifier.CTRL : Modifier.NOTHING;
    }

    private void turn(int number, boolean on) {
        if (on) play.queue().press(number);
        else play.queue().release(number);
        if (on) tools.queue().press(number);
        else tools.queue().release(number);
    }

    /**
     * Notes that a key went down for something else than the game, say as part of a shortcut of the desktop. No one
     * sees it, nor its repeats.
     *
     * @param letter what it stands for; null if that is nothing that a key is named by
     * @param place where it is; may be down already
     */
    public synchronized void pressIgnored(@Nullable Key letter, Key place) {
        held.press(letter, place);
    }

    /**
     * Notes that a key went up.
     *
     * @param place where it is, or what it is on an American keyboard; may be up already
     */
    public synchronized void release(Key place) {
        if (held.isOld(place)) typesOld = false;
        @Nullable Key letter = held.release(place);
        for (Modifier beside : BESIDES) {
            turn(Switches.place(place, beside), false);
            if (letter != null) turn(Switches.letter(letter, beside), false);
        }
    }

    /**
     * Takes over whether a key is down from what else is known of it.
     *
     * @param letter what it stands for, wherever it may be
     * @param on whether any key of this meaning is down
     */
    public synchronized void setDown(Key letter, boolean on) {
        if (on && !held.holds(letter)) press(letter, letter);
        if (on) return;
        for (Key place : PLACES) if (held.holds(letter, place)) release(place);
    }

    /** Lets go of everything and forgets what was done, as when no one knows what is still down. */
    public synchronized void releaseAll() {
        typesOld = false;
        held.clear();
        play.queue().clear();
        tools.queue().clear();
    }

    /**
     * Notes letters that were typed; they are ignored unless text is entered, and if they are of a key that was held
     * before.
     *
     * @param text as the keyboard's layout makes them; what is no letter or sign is left out
     */
    public synchronized void type(String text) {
        String letters = text.codePoints()
                .filter(letter -> !Character.isISOControl(letter) && letter != Character.MAX_VALUE)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        TextEntry entry = tools.entry().isOn() ? tools.entry() : play.entry();
        if (!letters.isEmpty() && !typesOld) entry.add(TypedInput.letters(letters));
    }

    /**
     * Begins to enter text over the game, or ends it: meanwhile no pad sees a key, but for those of functions, F1 to
     * F12. Keys that are held go up, and are ignored until they are released.
     */
    public synchronized void enterText(boolean on) {
        held.markOld();
        tools.enterText(on);
        play.queue().clear();
    }

    /**
     * Begins to take letters that are typed, or ends it, while keys go to the pads as well. Keys that are held type
     * nothing until they are released.
     *
     * @param on whether {@link #takeTyped} has the letters from now on
     */
    public synchronized void setTextShared(boolean on) {
        held.markOld();
        tools.entry().setShared(on);
    }

    /** Tells whether anyone enters text, over the game or in it: whether keys are to make letters. */
    public synchronized boolean acceptsText() {
        return isTextEntered() || play.entry().isOn();
    }

    /** Tells whether text is entered over the game: whether the pads see no keys but those of functions. */
    public synchronized boolean isTextEntered() {
        return tools.entry().isOn() && !tools.entry().isShared();
    }

    /** Takes what was typed over the game since the last call, in its order; nothing unless text is entered. */
    public synchronized List<TypedInput> takeTyped() {
        return tools.entry().take();
    }

    /** Waits for the next key or button to be pressed: whoever asks has it by {@link #heard}, and no pad sees any. */
    public synchronized void beginCapture() {
        isListening = true;
        heard = null;
    }

    /**
     * Takes what was pressed since {@link #beginCapture}, which ends with it.
     *
     * @return the key by its letter, if it has one and is no twin; else by its place. Null if nothing was pressed yet
     */
    public synchronized @Nullable Binding takeCaptured() {
        Binding taken = heard;
        if (taken != null) endCapture();
        return taken;
    }

    /** Ends waiting for the next key or button, whether or not one was pressed. */
    public synchronized void endCapture() {
        isListening = false;
        heard = null;
    }

    /** Notes that a button of the mouse went down. */
    public synchronized void press(MouseControl button) {
        if (isListening) {
            hear(new Binding.MouseBinding(button), false);
            return;
        }
        if (button == MouseControl.LEFT) pointer.press();
        turn(Switches.mouse(button), true);
    }

    /**
     * Notes that a button of the mouse went up.
     *
     * @param button the button; may be up already
     */
    public synchronized void release(MouseControl button) {
        turn(Switches.mouse(button), false);
    }

    /**
     * Notes that the wheel was turned.
     *
     * @param notches how far; positive towards the hand, which scrolls down
     */
    public synchronized void turnWheel(int notches) {
        MouseControl way = notches < 0 ? MouseControl.WHEEL_UP : MouseControl.WHEEL_DOWN;
        if (isListening && notches != 0) {
            hear(new Binding.MouseBinding(way), false);
            return;
        }
        pointer.turn(notches);
        for (int i = 0; i < Math.abs(notches); i++) {
            play.pressAndRelease(Switches.mouse(way));
            tools.pressAndRelease(Switches.mouse(way));
        }
    }

    /** Returns the mouse. */
    public Pointer pointer() {
        return pointer;
    }

    /**
     * Takes in a pad.
     *
     * @param name tells it from others; one that comes back has its old place, and with it its player
     * @return what its driver turns; null if there are 8 already
     */
    public synchronized @Nullable RawPad plug(String name, Rumble rumble) {
        int slot = pads.take(name, rumble);
        return slot < 0 ? null : new RawPad(slot, padListener);
    }

    private synchronized void unplug(int slot) {
        pads.free(slot);
        sticks.reset(slot);
    }

    private synchronized void move(int slot, PadAxis axis, double value) {
        sticks.setValue(slot, axis, value);
    }

    /** A control of a pad was pressed or let go. Without the focus no one plays. */
    private synchronized void turn(int slot, PadControl control, boolean on) {
        if (isListening && on) hear(new Binding.PadBinding(control), false);
        else if (focused || !on) turn(Switches.pad(slot, control), on);
    }

    /** Lets go of everything, as the window will not hear of releases while others have the focus. */
    public synchronized void loseFocus() {
        releaseAll();
        focused = false;
    }

    /** Notes that keys come to the window again. */
    public synchronized void gainFocus() {
        focused = true;
    }

    /** What waits for the pads that are played with; only to be handed to latch and skip. */
    SwitchQueue gameQueue() {
        return play.queue();
    }

    /** What waits for the pad of tools; only to be handed to latch and skip. */
    SwitchQueue toolQueue() {
        return tools.queue();
    }

    /** Takes what was done, as far as the limit allows; returns whether the window has the focus. */
    synchronized boolean latch(SwitchQueue queue, SwitchQueue.Limit limit) {
        queue.latch(limit);
        return focused;
    }

    /** Tells how far sticks are moved and where the mouse is. Without the focus no one plays. */
    synchronized void readAxes(AxisValues now, LatchedMouse mouse) {
        if (focused) now.set(sticks);
        else now.reset();
        pointer.latch(mouse);
    }

    /** Forgets what was done, but for what is down by now; the next latch shows that. Returns as a latch does. */
    synchronized boolean skip(SwitchQueue queue) {
        queue.skip();
        return focused;
    }

    /** Shakes the pads in these slots, one bit for each. */
    void rumblePads(int slots, double strength, int millis) {
        for (int slot = 0; slot < Switches.PADS; slot++)
            if ((slots & 1 << slot) != 0) rumble(slot).shake(strength, millis);
    }

    private synchronized Rumble rumble(int slot) {
        return pads.rumble(slot);
    }

    /** Returns how the game wants the cursor to be. */
    public synchronized CursorMode cursor() {
        return cursor;
    }

    /** Says how the game wants the cursor to be. */
    public synchronized void setCursor(CursorMode wish) {
        cursor = wish;
    }

    /** Lets go of everything that is played with, so that it has to be pressed anew. */
    synchronized void releaseGame() {
        play.queue().clear();
    }

    /** Begins to enter text in the game, or ends it: meanwhile keys are no actions, but for those of functions. */
    synchronized void enterTextInGame(boolean on) {
        if (play.entry().isOn() == on) return;
        held.markOld();
        play.enterText(on);
        tools.queue().clear();
    }

    /** Takes what was typed in the game since the last call; nothing unless text is entered. */
    synchronized List<TypedInput> takeTypedInGame() {
        return play.entry().take();
    }
}
