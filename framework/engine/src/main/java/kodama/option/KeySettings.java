package kodama.option;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import kodama.input.Binding;
import kodama.input.BindingParser;
import kodama.input.Bindings;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/** The player's key bindings: the settings {@code keys.1.fire} and so on. Thread-safe. */
public final class KeySettings {
    /** Beginning of the names of these settings. */
    public static final String PREFIX = "keys.";

    private final Settings settings;

    /** Creates an instance that reads and writes the given settings. */
    public KeySettings(Settings settings) {
        this.settings = settings;
    }

    /**
     * Returns the chosen bindings of an action.
     *
     * @param player number of the player, from 1
     * @return the bindings, an empty list if the player has removed all; empty if none were chosen, or only unknown
     *     ones of another version
     */
    public Optional<List<Binding>> chosen(int player, String action) {
        return texts(settings.get(name(player, action))).flatMap(KeySettings::known);
    }

    /** Files do not distinguish an empty list from an empty table. */
    private static Optional<List<?>> texts(@Nullable Object kept) {
        if (kept instanceof List<?> list) return Optional.of(list);
        return kept instanceof Map<?, ?> table && table.isEmpty() ? Optional.of(List.of()) : Optional.empty();
    }

    private static Optional<List<Binding>> known(List<?> texts) {
        List<Binding> known = texts.stream()
                .map(Objects::toString)
                .flatMap(KeySettings::known)
                .distinct()
                .toList();
        return known.isEmpty() && !texts.isEmpty() ? Optional.empty() : Optional.of(known);
    }

    /** Bindings that were written by another version and are unknown here are ignored. */
    private static Stream<Binding> known(String text) {
        try {
            return Stream.of(BindingParser.parse(text));
        } catch (IllegalArgumentException unknown) {
            return Stream.empty();
        }
    }

    /** Returns the game's bindings with the players' choices applied. */
    public Bindings applyTo(Bindings bindings) {
        Bindings all = bindings;
        for (int player = 1; player <= bindings.players(); player++)
            for (String action : bindings.map(player).actions()) {
                List<Binding> own = chosen(player, action).orElse(null);
                if (own != null) all = all.with(player, action, own);
            }
        return all;
    }

    /**
     * Sets the bindings of an action.
     *
     * @param player number of the player, from 1
     * @param bindings the bindings; empty to disable the action
     */
    public void set(int player, String action, List<Binding> bindings) {
        settings.set(name(player, action), bindings.stream().map(Binding::text).toList());
    }

    /**
     * Resets an action to the game's bindings.
     *
     * @param player number of the player, from 1
     */
    public void reset(int player, String action) {
        settings.set(name(player, action), null);
    }

    private static String name(int player, String action) {
        return PREFIX + player + "." + action;
    }
}
