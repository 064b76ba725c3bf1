package kodama.swing;

import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javax.swing.JPanel;
import kodama.cli.EmbeddedRunner;
import kodama.desktop.GameCanvas;
import kodama.loop.GameProject;
import kodama.script.config.Display;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game in a Swing program. The picture fills the panel as {@code scaling} of game.lua says; keys and mouse are
 * the game's while the panel has the focus, which a click gives it, and while another has it the game stands still.
 *
 * <pre>{@code
 * KodamaPanel panel = new KodamaPanel(new PackedGame(Main.class.getClassLoader(), "mygame/"));
 * frame.add(panel);
 * panel.start();
 * }</pre>
 *
 * <p>The game quits when the panel is taken out of its window and not put into another, or its window is disposed of.
 * As games draw on a heavyweight component, put nothing translucent over it. Its methods are for AWT's thread; the
 * game runs on a thread of its own.
 */
public final class KodamaPanel extends JPanel {
    private static final int SCALE = 2;

    private final transient Supplier<GameProject> game;
    private transient @Nullable EmbeddedRunner play;
    private transient CompletableFuture<Integer> end = CompletableFuture.completedFuture(0);

    /**
     * Makes a panel that is black so far. It prefers to be twice as large as the game's picture.
     *
     * @param game opens the game, now and at each start and soft reset
     * @throws RuntimeException if its game.lua makes no sense
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
     * Begins the game, and gives it the focus. Nothing happens while it is on.
     *
     * @return ends with the game: 0 when all went well, 1 when a script failed; or with an exception if the game could
     *     not be opened. Told on the game's thread
     */
    public CompletableFuture<Integer> start() {
        if (isPlaying()) return end.copy();
        EmbeddedRunner begun = new EmbeddedRunner(game);
        CompletableFuture<Integer> ending = new CompletableFuture<>();
        play = begun;
        end = ending;
        new Thread(() -> run(begun, ending), "kodama-game").start();
        return ending.copy();
    }

    private void run(EmbeddedRunner begun, CompletableFuture<Integer> ending) {
        try {
            ending.complete(begun.play(this::show));
        } catch (RuntimeException | Error failed) {
            ending.completeExceptionally(failed);
        } finally {
            EventQueue.invokeLater(this::clearEnded);
        }
    }

    /** Another game may have begun meanwhile. */
    private void clearEnded() {
        if (!isPlaying()) clear();
    }

    /**
     * Asks the game to quit when the panel has left its window for good, so that a program can end by disposing of its
     * windows. One that is put into another window at once goes on there. Called by AWT.
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
     * Tells whether the game is on.
     *
     * @return true from {@link #start} to its end
     */
    public boolean isPlaying() {
        return !end.isDone();
    }

    /**
     * Asks the game to quit, which it does soon. Nothing happens if none is on.
     *
     * @return ends with the game, as that of {@link #start}
     */
    public CompletableFuture<Integer> stop() {
        if (play != null) play.quit();
        return end.copy();
    }
}
