package kodama.swing;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javax.swing.JPanel;
import kodama.cli.EmbeddedRunner;
import kodama.cli.MainThread;
import kodama.desktop.GameCanvas;
import kodama.loop.GameProject;
import kodama.script.config.Display;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game in a Swing program. The picture fills the panel according to {@code scaling} in game.lua. A click gives
 * the panel the focus; while it has the focus, the game receives keys and mouse, and while it does not, the game is
 * paused.
 *
 * <pre>{@code
 * KodamaPanel panel = new KodamaPanel(new PackedGame(Main.class.getClassLoader(), "mygame/"));
 * frame.add(panel);
 * panel.start();
 * }</pre>
 *
 * <p>The game quits when the panel is removed from its window without being added to another one, or when its window is
 * disposed of. Do not put translucent components over it, because games draw on a heavyweight component. Methods must
 * be called on AWT's thread; the game runs on a thread of its own.
 */
public final class KodamaPanel extends JPanel {
    private static final int SCALE = 2;

    private final transient Supplier<GameProject> game;
    private transient @Nullable EmbeddedRunner runner;
    private transient CompletableFuture<Integer> end = CompletableFuture.completedFuture(0);

    /**
     * Creates a panel, which is black until {@link #start}. Its preferred size is twice that of the game's picture.
     *
     * @param game opens the game: now, at each start and at each soft reset
     * @throws RuntimeException if its game.lua is invalid
     */
    public KodamaPanel(Supplier<GameProject> game) {
        super(new BorderLayout());
        this.game = game;
        setBackground(Color.BLACK);
        try (GameProject first = game.get()) {
            Display display = first.config().display();
            setPreferredSize(new Dimension(display.width() * SCALE, display.height() * SCALE));
        }
    }

    /**
     * Starts the game and gives it the focus. Does nothing if it is already playing.
     *
     * @return completes when the game ends: with 0 on success, 1 if a script failed, or with an exception if the game
     *     cannot be opened. Completed on the game's thread
     */
    public CompletableFuture<Integer> start() {
        if (isPlaying()) return end.copy();
        EmbeddedRunner started = new EmbeddedRunner(game);
        CompletableFuture<Integer> ending = new CompletableFuture<>();
        runner = started;
        end = ending;
        new Thread(null, () -> run(started, ending), "kodama-game", MainThread.STACK_BYTES).start();
        return ending.copy();
    }

    private void run(EmbeddedRunner started, CompletableFuture<Integer> ending) {
        try {
            ending.complete(started.play(this::show));
        } catch (RuntimeException | Error failed) {
            ending.completeExceptionally(failed);
        } finally {
            EventQueue.invokeLater(this::clearEnded);
        }
    }

    /** Another game may have started since. */
    private void clearEnded() {
        if (!isPlaying()) clear();
    }

    /**
     * Asks the game to quit if the panel has left its window for good, so that a program can end by disposing of its
     * windows. A panel that is moved to another window at once continues there. Called by AWT.
     */
    @Override
    public void removeNotify() {
        super.removeNotify();
        EventQueue.invokeLater(() -> {
            if (!isDisplayable()) stop();
        });
    }

    private void show(GameCanvas canvas) {
        clear();
        add(canvas);
        revalidate();
        canvas.requestFocusInWindow();
    }

    private void clear() {
        removeAll();
        repaint();
    }

    /**
     * Returns whether the game is playing.
     *
     * @return true from {@link #start} until the game ends
     */
    public boolean isPlaying() {
        return !end.isDone();
    }

    /**
     * Asks the game to quit, which it does soon. Does nothing if it is not playing.
     *
     * @return completes when the game ends, as in {@link #start}
     */
    public CompletableFuture<Integer> stop() {
        if (runner != null) runner.quit();
        return end.copy();
    }
}
