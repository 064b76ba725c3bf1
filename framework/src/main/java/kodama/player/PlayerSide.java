package kodama.player;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.function.Supplier;
import kodama.draw.Presenter;
import kodama.input.Key;
import kodama.loop.FrameHook;
import kodama.loop.Overlay;
import org.jspecify.annotations.Nullable;

/** Puts together what every game has for those who play it; for the life of the program. */
public final class PlayerSide {
    private final Screenshots screenshots;
    private final List<Overlay> overlays;

    /**
     * Puts it together.
     *
     * @param folder where pictures of the game go; null if this run keeps nothing
     * @param minds whether a game stands still that has lost the focus, if it wants to
     */
    public PlayerSide(Supplier<@Nullable Path> folder, boolean minds) {
        Phrases english = Phrases.in("en");
        Supplier<Phrases> phrases = () -> english;
        Word word = new Word(phrases);
        Pause pause = new Pause(phrases, minds);
        screenshots = new Screenshots(folder, LocalDateTime::now, word);
        PlayerKeys keys = new PlayerKeys()
                .with("pause", pause::toggle, Key.P, Key.PAUSE)
                .with("screenshot", screenshots::take, Key.F12);
        overlays = List.of(keys, pause, word);
    }

    /**
     * Returns what lies over the game.
     *
     * @return in order, the highest last
     */
    public List<Overlay> overlays() {
        return overlays;
    }

    /**
     * Returns what is to be called after each frame.
     *
     * @return in order
     */
    public List<FrameHook> hooks() {
        return List.of(screenshots);
    }

    /**
     * Returns what sees each frame besides the window.
     *
     * @return for the thread that draws
     */
    public Presenter eye() {
        return screenshots.eye();
    }
}
