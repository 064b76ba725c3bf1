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
 * What the screens work with.
 *
 * @param window what there is to be set of the window; null without one
 * @param raw hears the next key for an action
 * @param phrases what is said, in the language of now
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

    /** A phrase, or what stands for it where there is none. */
    String textOr(String name, String otherwise) {
        return phrases.get().has(name) ? text(name) : otherwise;
    }

    /** What players read for an action. */
    String actionLabel(String action) {
        return textOr("action." + action, action.replace('_', ' '));
    }
}
