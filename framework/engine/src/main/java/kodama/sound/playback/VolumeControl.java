package kodama.sound.playback;

import java.util.List;
import java.util.stream.Stream;
import kodama.save.Settings;
import kodama.sound.Sound;
import kodama.sound.mix.AudioBus;
import kodama.sound.mix.Interpolation;
import kodama.sound.mix.MixerPort;
import kodama.sound.mix.VoiceStart;

/** The mixer's groups, as loud as the player wants them. */
final class VolumeControl {
    /** Settings of the groups' volumes begin with this; 0 to 100, which is what they are unless chosen. */
    static final String VOLUME = "volume.";

    /** The setting of the volume of all; 0 to 100. */
    static final String MASTER = VOLUME + SoundGroups.ALL;

    /** The setting that makes all silent; a boolean. */
    static final String MUTED = "muted";

    /** The mixer has some more. */
    private static final int MOST_GROUPS = 24;

    private static final double FULL = 100;

    private final MixerPort out;
    private final Settings settings;
    private final List<AudioBus> groups =
            Stream.generate(AudioBus::new).limit(MOST_GROUPS).toList();

    /** Of what is not the game's; heard while it is held, too. */
    private final AudioBus beside = new AudioBus();

    /** The number given last to a voice. */
    private long lastId;

    private SoundGroups channels = new SoundGroups(groups);

    VolumeControl(MixerPort out, Settings settings) {
        this.out = out;
        this.settings = settings;
        for (AudioBus group : groups) out.send(0, voices -> voices.add(group));
        out.send(0, voices -> voices.add(beside));
        sendAll();
    }

    void sendAll() {
        double master = settings.get(MUTED, false) ? 0 : volume(MASTER);
        out.send(0, voices -> voices.setMasterVolume(master));
        channels.all().forEach(this::send);
    }

    private void send(SoundGroup channel) {
        double volume = volume(VOLUME + channel.name());
        out.send(0, voices -> voices.setBusVolume(channel.group(), volume));
    }

    /** The ear hears ratios: half way on the slider is a quarter of the gain. */
    private double volume(String setting) {
        double part = Math.max(0, Math.min(1, settings.get(setting, FULL) / FULL));
        return part * part;
    }

    SoundSystem openSystem(int ticksPerSecond) {
        channels = new SoundGroups(groups);
        sendAll();
        return new SoundSystem(
                new MixerCommandBuffer(out, this::nextId, ticksPerSecond), channels, this::send, ticksPerSecond);
    }

    private long nextId() {
        return ++lastId;
    }

    List<String> names() {
        return channels.all().stream().map(SoundGroup::name).toList();
    }

    /** Plays what is not the game's, as loud as a group is, or all. */
    void playUiSound(Sound sound, String group) {
        if (!out.isAudible()) return;
        out.start();
        double volume = group.equals(SoundGroups.ALL) ? 1 : volume(VOLUME + group);
        VoiceStart start = new VoiceStart(
                nextId(), out.createSource(sound, false, 0), sound.rate(), beside, 1, 0, 1, 0, 0, Interpolation.LINEAR);
        boolean taken = out.send(0, voices -> {
            voices.setBusVolume(beside, volume);
            voices.start(start);
        });
        if (!taken) start.source().release();
    }

    void wake() {
        if (out.isAudible()) out.start();
    }
}
