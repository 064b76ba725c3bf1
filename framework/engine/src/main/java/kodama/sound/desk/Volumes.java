package kodama.sound.desk;

import java.util.List;
import java.util.stream.Stream;
import kodama.save.Settings;
import kodama.sound.Sound;
import kodama.sound.mix.Group;
import kodama.sound.mix.Interpolation;
import kodama.sound.mix.Playout;
import kodama.sound.mix.Start;

/** The mixer's groups, as loud as the player wants them. */
final class Volumes {
    /** Settings of the groups' volumes begin with this; 0 to 100, which is what they are unless chosen. */
    static final String VOLUME = "volume.";

    /** The setting of the volume of all; 0 to 100. */
    static final String MASTER = VOLUME + Channels.ALL;

    /** The setting that makes all silent; a boolean. */
    static final String MUTED = "muted";

    /** The mixer has some more. */
    private static final int MOST_GROUPS = 24;

    private static final double FULL = 100;

    private final Playout out;
    private final Settings settings;
    private final List<Group> groups =
            Stream.generate(Group::new).limit(MOST_GROUPS).toList();

    /** Of what is not the game's; heard while it is held, too. */
    private final Group beside = new Group();

    /** The number given last to a voice. */
    private long lastId;

    private Channels channels = new Channels(groups);

    Volumes(Playout out, Settings settings) {
        this.out = out;
        this.settings = settings;
        for (Group group : groups) out.send(0, voices -> voices.add(group));
        out.send(0, voices -> voices.add(beside));
        sendAll();
    }

    void sendAll() {
        double master = settings.get(MUTED, false) ? 0 : volume(MASTER);
        out.send(0, voices -> voices.master(master));
        channels.all().forEach(this::send);
    }

    private void send(Channel channel) {
        double volume = volume(VOLUME + channel.name());
        out.send(0, voices -> voices.volume(channel.group(), volume));
    }

    /** The ear hears ratios: half way on the slider is a quarter of the gain. */
    private double volume(String setting) {
        double part = Math.max(0, Math.min(1, settings.get(setting, FULL) / FULL));
        return part * part;
    }

    Desk desk(int ticksPerSecond) {
        channels = new Channels(groups);
        sendAll();
        return new Desk(new Outbox(out, this::nextId, ticksPerSecond), channels, this::send, ticksPerSecond);
    }

    private long nextId() {
        return ++lastId;
    }

    List<String> names() {
        return channels.all().stream().map(Channel::name).toList();
    }

    /** Plays what is not the game's, as loud as a group is, or all. */
    void playBeside(Sound sound, String group) {
        if (!out.isHeard()) return;
        out.wake();
        double volume = group.equals(Channels.ALL) ? 1 : volume(VOLUME + group);
        Start start = new Start(
                nextId(), out.feed(sound, false, 0), sound.rate(), beside, 1, 0, 1, 0, 0, Interpolation.LINEAR);
        boolean taken = out.send(0, voices -> {
            voices.volume(beside, volume);
            voices.start(start);
        });
        if (!taken) start.feed().release();
    }

    void wake() {
        if (out.isHeard()) out.wake();
    }
}
