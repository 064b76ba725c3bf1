package kodama.desktop;

import java.awt.Canvas;
import java.awt.Color;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.draw.Presenter;
import kodama.draw.Scaling;
import kodama.input.CursorMode;
import kodama.input.RawInput;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;

/**
 * A component in which a game is seen: a presenter for its frames, keys and mouse into the raw input. It may be taken
 * out of its window and put into another. When it loses the focus, all keys are let go; a click gives it the focus.
 *
 * <p>Made by AWT's thread; any thread may call its methods except where said otherwise.
 */
public final class GameCanvas extends Canvas implements AutoCloseable {
    private final transient RawInput input;
    private final transient BufferStrategyPresenter presenter;
    private final transient Keyboard keyboard;
    private final transient MouseCapture caught;
    private final transient AwtMouse mouse;
    private final transient MouseCursor cursor;
    private final transient List<LeakTracker.Entry> entries = new ArrayList<>();

    /** Whether keys go through the system's input methods, which keep letters back from games. */
    private volatile boolean makesText;

    private volatile boolean isCaught;

    /**
     * Makes one that is in no window so far.
     *
     * @param warnings receives what the system does not allow; called by AWT's thread
     * @param ledger where what listens to it is noted until it is closed
     */
    public GameCanvas(RawInput input, Scaling scaling, Consumer<String> warnings, LeakTracker ledger) {
        this(input, scaling, null, warnings, ledger);
    }

    GameCanvas(
            RawInput input, Scaling scaling, @Nullable WindowKeys keys, Consumer<String> warnings, LeakTracker ledger) {
        this.input = input;
        presenter = new BufferStrategyPresenter(this, scaling);
        keyboard = new Keyboard(input, keys, EventQueue::invokeLater);
        caught = new MouseCapture(new MouseCapture.RobotCursorMover(), warnings);
        mouse = new AwtMouse(input, presenter::toPicture, caught);
        cursor = new MouseCursor(this, new SystemNanoClock(), input);
        setBackground(Color.BLACK);
        setIgnoreRepaint(true);
        setFocusTraversalKeysEnabled(false); // tab is a key like any other
        enableInputMethods(false);
        listen();
        entries.add(ledger.open(LeakTracker.Lifetime.PROGRAM, "listener", "keyboard and focus"));
        entries.add(ledger.open(LeakTracker.Lifetime.PROGRAM, "listener", "mouse"));
    }

    private void listen() {
        addKeyListener(keyboard);
        addFocusListener(keyboard);
        addInputMethodListener(keyboard);
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseMotionListener(cursor);
        addKeyListener(cursor);
        addMouseWheelListener(mouse);
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                requestFocusInWindow();
            }
        });
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                presenter.repeatFrame();
            }
        });
    }

    /** Its buffers go with the window that it is taken out of. Called by AWT. */
    @Override
    public void removeNotify() {
        presenter.rebuild(super::removeNotify);
    }

    /**
     * Shows frames here, for the draw thread. Frames shown after {@link #close}, or while it is in no window, go
     * nowhere.
     */
    public Presenter presenter() {
        return presenter;
    }

    public void setScaling(Scaling scaling) {
        presenter.setScaling(scaling);
        presenter.repeatFrame();
    }

    /** How frames fill it. */
    public Scaling scaling() {
        return presenter.scaling();
    }

    void nextScaling() {
        presenter.nextScaling();
    }

    /** Does something that destroys its buffers, and shows the last frame again. For AWT's thread. */
    void rebuild(Runnable change) {
        presenter.rebuild(change);
        presenter.repeatFrame();
    }

    /**
     * Lets a frame go by, since the cursor goes when the mouse has rested for a while, and text may be entered from now
     * on. For the game thread.
     */
    public void frameDone() {
        cursor.frameDone();
        if (isCaught || input.cursor() == CursorMode.CAUGHT) EventQueue.invokeLater(this::followCatch);
        if (makesText == input.acceptsText()) return;
        makesText = !makesText;
        EventQueue.invokeLater(() -> enableInputMethods(makesText));
    }

    /** The mouse is held only while the game has the focus, so that one can always leave it. */
    private void followCatch() {
        isCaught = input.cursor() == CursorMode.CAUGHT && isFocusOwner();
        if (!isCaught) {
            caught.release();
            return;
        }
        Point corner = getLocationOnScreen();
        caught.capture(new Point(corner.x + getWidth() / 2, corner.y + getHeight() / 2));
    }

    /** Shows nothing any more and hears nothing. Close the renderer first. A second call does nothing. */
    @Override
    public void close() {
        presenter.close();
        AwtThread.run(this::hearNothing);
        entries.forEach(LeakTracker.Entry::close);
        entries.clear();
    }

    private void hearNothing() {
        removeMouseListener(mouse);
        removeMouseMotionListener(mouse);
        removeMouseMotionListener(cursor);
        removeKeyListener(cursor);
        removeMouseWheelListener(mouse);
        removeKeyListener(keyboard);
        removeFocusListener(keyboard);
        removeInputMethodListener(keyboard);
    }
}
