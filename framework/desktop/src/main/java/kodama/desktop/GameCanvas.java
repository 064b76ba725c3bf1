package kodama.desktop;

import java.awt.Canvas;
import java.awt.Color;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.Window;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.event.WindowListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.draw.Presenter;
import kodama.draw.Scaling;
import kodama.draw.StatusBar;
import kodama.input.CursorMode;
import kodama.input.RawInput;
import kodama.time.SystemNanoClock;
import org.jspecify.annotations.Nullable;

/**
 * The component that shows a game: presents its frames and feeds keyboard and mouse into the raw input. It may be moved
 * from one window to another. A click gives it the focus; when it loses the focus, all keys are released.
 *
 * <p>Must be created on AWT's thread; any thread may call its methods unless stated otherwise.
 */
public final class GameCanvas extends Canvas implements AutoCloseable {
    /** About a second. */
    private static final int MOST_FRAMES_WITHOUT_FOCUS = 60;

    private final transient RawInput input;
    private final transient BufferStrategyPresenter presenter;
    private final transient AwtKeyboard keyboard;
    private final transient MouseCapture capture;
    private final transient AwtMouse mouse;
    private final transient MouseCursor cursor;
    private final transient List<LeakTracker.Entry> entries = new ArrayList<>();
    private final transient WindowListener windowWatch = new WindowWatch();

    /** The window that the canvas is in; null if it is in none. AWT's thread only. */
    private transient @Nullable Window window;

    /** Whether keys go through the system's input methods, which withhold letters from games. */
    private volatile boolean hasTextInput;

    private volatile boolean isCaptured;

    /** Number of frames in which the canvas should get the focus back after it was moved to another window. */
    private volatile int framesWithoutFocus;

    /**
     * Creates a canvas that is not in a window yet.
     *
     * @param warnings receives what the system does not support; called on AWT's thread
     * @param leakTracker records the listeners until the canvas is closed
     */
    public GameCanvas(RawInput input, Scaling scaling, Consumer<String> warnings, LeakTracker leakTracker) {
        this(input, scaling, null, warnings, leakTracker);
    }

    GameCanvas(
            RawInput input,
            Scaling scaling,
            @Nullable WindowKeys keys,
            Consumer<String> warnings,
            LeakTracker leakTracker) {
        this.input = input;
        presenter = new BufferStrategyPresenter(this, scaling);
        keyboard = new AwtKeyboard(input, keys, EventQueue::invokeLater);
        capture = new MouseCapture(new MouseCapture.RobotCursorMover(), warnings);
        mouse = new AwtMouse(input, presenter::toPicture, capture);
        cursor = new MouseCursor(this, new SystemNanoClock(), input);
        setBackground(Color.BLACK);
        setIgnoreRepaint(true);
        setFocusTraversalKeysEnabled(false); // Tab is an ordinary key
        enableInputMethods(false);
        addListeners();
        entries.add(leakTracker.open(LeakTracker.Lifetime.PROGRAM, "listener", "keyboard and focus"));
        entries.add(leakTracker.open(LeakTracker.Lifetime.PROGRAM, "listener", "mouse"));
    }

    private void addListeners() {
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
        addPropertyChangeListener("graphicsConfiguration", moved -> otherScreen());
    }

    /** The buffers are those of the screen on which the window was, which may have another scale. */
    private void otherScreen() {
        presenter.rebuild(() -> {});
        presenter.repeatFrame();
    }

    /** Called by AWT when the canvas is put into a window. */
    @Override
    public void addNotify() {
        super.addNotify();
        Container parent = getParent();
        while (parent != null && !(parent instanceof Window)) parent = parent.getParent();
        window = (Window) parent;
        if (window != null) window.addWindowListener(windowWatch);
    }

    /** The buffers belong to the window that the canvas is removed from. Called by AWT. */
    @Override
    public void removeNotify() {
        if (window != null) window.removeWindowListener(windowWatch);
        window = null;
        presenter.rebuild(super::removeNotify);
    }

    /**
     * Returns the presenter of this canvas, for the draw thread. Ignores frames after {@link #close}, and while the
     * canvas is not in a window.
     */
    public Presenter presenter() {
        return presenter;
    }

    void setStatusBar(StatusBar bar) {
        presenter.setStatusBar(bar);
    }

    public void setScaling(Scaling scaling) {
        presenter.setScaling(scaling);
        presenter.repeatFrame();
    }

    /** Returns how frames fill the canvas. */
    public Scaling scaling() {
        return presenter.scaling();
    }

    void nextScaling() {
        presenter.nextScaling();
    }

    /**
     * Runs a change that destroys the buffers and may take away the focus for a moment, and shows the last frame again.
     * Held keys stay held. AWT's thread only.
     */
    void rebuild(Runnable change) {
        keyboard.keepKeys();
        presenter.rebuild(change);
        presenter.repeatFrame();
        framesWithoutFocus = MOST_FRAMES_WITHOUT_FOCUS;
    }

    /** Updates the mouse cursor, the mouse capture and text input. Called after each frame, on the game thread. */
    public void frameDone() {
        cursor.frameDone();
        waitForFocus();
        if (isCaptured || input.cursor() == CursorMode.CAUGHT) EventQueue.invokeLater(this::updateCapture);
        if (hasTextInput == input.acceptsText()) return;
        hasTextInput = !hasTextInput;
        EventQueue.invokeLater(() -> enableInputMethods(hasTextInput));
    }

    private void waitForFocus() {
        int left = framesWithoutFocus;
        if (left == 0) return;
        framesWithoutFocus = left - 1;
        if (left == 1) EventQueue.invokeLater(() -> keyboard.stopKeepingKeys(isFocusOwner()));
    }

    /** Holds the mouse only while the game has the focus, so that the player can always leave it. */
    private void updateCapture() {
        isCaptured = input.cursor() == CursorMode.CAUGHT && isFocusOwner();
        if (!isCaptured) {
            capture.release();
            return;
        }
        Point corner = getLocationOnScreen();
        capture.capture(new Point(corner.x + getWidth() / 2, corner.y + getHeight() / 2));
    }

    /** Shows no frames while the window is minimized, then the last one at once. */
    private final class WindowWatch extends WindowAdapter {
        @Override
        public void windowIconified(WindowEvent event) {
            presenter.setHidden(true);
        }

        @Override
        public void windowDeiconified(WindowEvent event) {
            presenter.setHidden(false);
        }

        /** A window that comes to the front may have been covered. */
        @Override
        public void windowActivated(WindowEvent event) {
            presenter.repeatFrame();
        }
    }

    /** Stops showing frames and removes the listeners. Close the renderer first. A second call does nothing. */
    @Override
    public void close() {
        presenter.close();
        AwtThread.run(this::removeListeners);
        entries.forEach(LeakTracker.Entry::close);
        entries.clear();
    }

    private void removeListeners() {
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
