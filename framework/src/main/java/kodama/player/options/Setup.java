package kodama.player.options;

import java.util.function.Supplier;
import kodama.draw.Images;
import kodama.input.RawInput;
import kodama.option.GameOptions;
import kodama.player.Phrases;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/**
 * What the screens work with.
 *
 * @param options what the game lets its player choose
 * @param settings what is chosen
 * @param loudness what there is to be set of the sound
 * @param window what there is to be set of the window; null without one
 * @param raw hears the next key for an action
 * @param images has the picture behind the screens
 * @param phrases what is said, in the language of now
 */
public record Setup(
        GameOptions options,
        Settings settings,
        Loudness loudness,
        Supplier<@Nullable WindowControl> window,
        RawInput raw,
        Images images,
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
