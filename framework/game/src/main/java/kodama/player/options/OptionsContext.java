package kodama.player.options;

import java.util.function.Supplier;
import kodama.input.RawInput;
import kodama.option.GameOptions;
import kodama.player.Phrases;
import kodama.save.Settings;
import kodama.script.game.Assets;
import kodama.sound.playback.Audio;
import org.jspecify.annotations.Nullable;

/**
 * The services that the options screen uses.
 *
 * @param window controls the window; null if there is none
 * @param raw waits for the next key when an action is bound
 * @param phrases returns the texts in the current language
 */
public record OptionsContext(
        GameOptions options,
        Settings settings,
        Audio audio,
        Supplier<@Nullable WindowControl> window,
        RawInput raw,
        Assets assets,
        Supplier<Phrases> phrases) {
    String text(String name, Object... values) {
        return phrases.get().text(name, values);
    }

    /** Returns a text, or the alternative if there is none of that name. */
    String textOr(String name, String alternative) {
        return phrases.get().has(name) ? text(name) : alternative;
    }

    /** Returns the label of an action for players. */
    String actionLabel(String action) {
        return textOr("action." + action, action.replace('_', ' '));
    }
}
