package kodama.sound.playback;

import java.util.List;
import java.util.stream.Stream;
import kodama.option.LocalizedText;
import kodama.save.Settings;
import kodama.sound.Sound;
import kodama.sound.mix.AudioBus;
import kodama.sound.mix.Interpolation;
import kodama.sound.mix.MixerPort;
import kodama.sound.mix.VoiceStart;
import org.jspecify.annotations.Nullable;

/** The buses of the mixer and the player's volumes. */
final class VolumeControl {
    /** Prefix of the settings of group volumes, 0 to 100; default 100. */
    static final String VOLUME = "volume.";

    /** The setting of the overall volume, 0 to 100. */
    static final String MASTER = VOLUME + SoundGroups.ALL;

    /** The setting that mutes everything; a boolean. */
    static final String MUTED = "muted";

    /** Number of buses for groups; the mixer supports some more. */
    private static final int MAX_GROUPS = 24;

    private static final double FULL = 100;

    private final MixerPort port;
    private final Settings settings;
    private final List<AudioBus> groups =
            Stream.generate(AudioBus::new).limit(MAX_GROUPS).toList();

    /** The bus for sounds that do not belong to the game; audible even while the game is paused. */
    private final AudioBus uiBus = new AudioBus();

    /** The last voice id. */
    private long lastId;

    private SoundGroups soundGroups = new SoundGroups(groups);

    VolumeControl(MixerPort port, Settings settings) {
        this.port = port;
        this.settings = settings;
        for (AudioBus group : groups) port.send(0, voices -> voices.add(group));
        port.send(0, voices -> voices.add(uiBus));
        sendAll();
    }

    void sendAll() {
        double master = settings.get(MUTED, false) ? 0 : volume(MASTER);
        port.send(0, voices -> voices.setMasterVolume(master));
        soundGroups.all().forEach(this::send);
    }

    private void send(SoundGroup soundGroup) {
        double volume = volume(VOLUME + soundGroup.name());
        port.send(0, voices -> voices.setBusVolume(soundGroup.group(), volume));
    }

    /** Returns the gain of a volume. It is quadratic, because loudness is perceived in ratios. */
    private double volume(String setting) {
        double part = Math.max(0, Math.min(1, settings.get(setting, FULL) / FULL));
        return part * part;
    }

    SoundSystem openSystem(int ticksPerSecond) {
        soundGroups = new SoundGroups(groups);
        sendAll();
        return new SoundSystem(
                new MixerCommandBuffer(port, this::nextId, ticksPerSecond), soundGroups, this::send, ticksPerSecond);
    }

    private long nextId() {
        return ++lastId;
    }

    List<String> names() {
        return soundGroups.all().stream()
                .filter(SoundGroup::isShown)
                .map(SoundGroup::name)
                .toList();
    }

    @Nullable
    LocalizedText label(String group) {
        return soundGroups.get(group).label();
    }

    /** Plays a sound that does not belong to the game, at the volume of a group or the overall volume. */
    void playUiSound(Sound sound, String group) {
        if (!port.isAudible()) return;
        port.start();
        double volume = group.equals(SoundGroups.ALL) ? 1 : volume(VOLUME + group);
        VoiceStart start = new VoiceStart(
                nextId(), port.createSource(sound, false, 0), sound.rate(), uiBus, 1, 0, 1, 0, 0, Interpolation.LINEAR);
        boolean taken = port.send(0, voices -> {
            voices.setBusVolume(uiBus, volume);
            voices.start(start);
        });
        if (!taken) start.source().release();
    }

    void start() {
        if (port.isAudible()) port.start();
    }
}
