package kodama.player.options;

import java.util.Map;
import kodama.script.Assets;
import kodama.sound.SoundFailure;
import kodama.sound.desk.Audio;

/** What is heard when someone moves about on the screens: nothing, unless the game has sounds for it. */
final class MenuSounds {
    private final Assets assets;
    private final Audio audio;
    private Map<String, String> names = Map.of();

    MenuSounds(Assets assets, Audio audio) {
        this.assets = assets;
        this.audio = audio;
    }

    /** Takes these from now on: names of sounds, by what they stand for. */
    void dress(Map<String, String> sounds) {
        names = sounds;
    }

    /** Lets something be heard; a click where the game has no sound of that name. */
    void play(String what) {
        String name = names.get(what);
        if (name == null) return;
        try {
            audio.cue(assets.sounds().get(name));
        } catch (SoundFailure missing) {
            audio.tryOut("effects");
        }
    }
}
